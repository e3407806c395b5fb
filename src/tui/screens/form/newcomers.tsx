/** Between deals: who sits down anew, one after the other; nobody, unless somebody is named. */
import { type ReactNode, useState } from 'react';
import { fill, joinTexts } from '../../../lang/text.ts';
import {
  invitationText,
  type Newcomer,
  NO_NAME,
  plainName,
  type Session,
  whenKept,
} from '../../../play/index.ts';
import { useApp, useKeys } from '../../app.tsx';
import { NEWCOMERS } from '../../messages/newcomers.ts';
import { useCalm } from '../../parts/calm.ts';
import { type FormStep, formClick, formKey, newForm } from '../../parts/form.ts';
import { type Stage, say } from '../../render-context.ts';
import { type Runs, run } from '../../theme/style.ts';
import { FormPage } from './form-page.tsx';
import { changed, fieldsOf, NO_DRAFT, nameAt } from './newcomers-fields.ts';

interface NewcomersProps {
  readonly session: Session;
  /** The seats that may be taken over. */
  readonly seats: readonly number[];
  readonly leave: () => void;
}

/** Those who have been named so far. */
function namedRuns(stage: Stage, session: Session, newcomers: readonly Newcomer[]): Runs {
  if (newcomers.length === 0) return [];
  const texts = newcomers.map(({ seat, name }) =>
    fill(NEWCOMERS.sits, name, nameAt(session, seat)),
  );
  return [run(say(stage, NEWCOMERS.seated, joinTexts(texts, ', ')))];
}

function titleRuns(stage: Stage, session: Session): Runs {
  const told = say(stage, invitationText(session.match()));
  return [
    run(say(stage, session.game.names), { tone: 'accent', bold: true }),
    run(`  ${told}`, { tone: 'faint' }),
  ];
}

/** Those named, the one about to be, and what Enter and Esc do with them. */
function useNewcomers({ session, seats, leave }: NewcomersProps) {
  const [form, setForm] = useState(newForm);
  const [newcomers, setNewcomers] = useState<readonly Newcomer[]>([]);
  const [draft, setDraft] = useState(NO_DRAFT);
  const [isNameless, setNameless] = useState(false);
  const match = session.match();
  const free = seats.filter((seat) => newcomers.every((one) => one.seat !== seat));
  const fields = fieldsOf(session, free, draft);
  const begin = (named: readonly Newcomer[]): void => {
    setNewcomers(named);
    setDraft(NO_DRAFT);
    setForm(newForm);
  };
  const submit = (): void => {
    const { seat, who } = draft;
    const name = plainName(draft.name);
    if (seat === undefined)
      whenKept(session, () => session.match() === match && session.seat(newcomers));
    else if (name !== '') begin([...newcomers, { seat, name, who }]);
    else setForm({ ...newForm, at: fields.findIndex(({ id }) => id === 'name') });
    setNameless(seat !== undefined && name === '');
  };
  const take = ({ form: next, effect }: FormStep): void => {
    setForm(next);
    if (effect.kind === 'set')
      setDraft(changed(session, draft, effect.field.id, String(effect.value)));
    else if (effect.kind === 'submit') submit();
    else if (effect.kind === 'back' && newcomers.length > 0) begin(newcomers.slice(0, -1));
    else if (effect.kind === 'back') leave();
  };
  return { form, fields, newcomers, isNameless, take };
}

export function NewcomersScreen(props: NewcomersProps): ReactNode {
  const { stage, registry } = useApp();
  const { session } = props;
  const { form, fields, newcomers, isNameless, take } = useNewcomers(props);
  const isCalm = useCalm(session.match().ply);
  useKeys((key) => {
    if (key.name === 'click') take(formClick(form, fields, registry.at(key.x, key.y)?.id ?? ''));
    else if (key.name !== 'enter' || isCalm()) take(formKey(form, fields, key));
  });
  const notice = isNameless
    ? [run(say(stage, NO_NAME), { tone: 'alarm' })]
    : namedRuns(stage, session, newcomers);
  return (
    <FormPage
      title={titleRuns(stage, session)}
      fields={fields}
      form={form}
      keys={NEWCOMERS.keys}
      notice={notice}
    />
  );
}
