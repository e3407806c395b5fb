/** Between deals: new players sit down, one by one; nobody, unless somebody is named. */

import { type ReactNode, useState } from 'react';
import { LONGEST_NAME, plainName } from '../../../lang/names.ts';
import { fill, joinTexts, same, type Text } from '../../../lang/text.ts';
import { whenKept } from '../../../play/session/deciding.ts';
import { calledAt } from '../../../play/session/guests.ts';
import {
  invitationText,
  type Newcomer,
  NO_NAME,
  type Occupant,
  opponentFor,
  opponentsOf,
} from '../../../play/session/players.ts';
import type { Session } from '../../../play/session/session.ts';
import { type Field, newForm } from '../../components/form.ts';
import { titled } from '../../components/page.tsx';
import { useApp, useCalm } from '../../context/app.ts';
import { type Stage, say } from '../../context/render-context.ts';
import formTexts from '../../messages/form.json' with { type: 'json' };
import { type Runs, run } from '../../theme/theme.ts';
import { FormPage, type FormWays, useForm } from './form-page.tsx';

const NOBODY = 'nobody';

/** Somebody about to be named; without a seat, nobody is. */
interface Draft {
  readonly seat?: number;
  readonly name: string;
  readonly who: Exclude<Occupant, `exec:${string}`>;
}

const nameAt = ({ setup, state }: Session, seat: number): Text => {
  const player = state().players[seat];
  return player === undefined ? same('') : calledAt(setup.game, player);
};

const NO_DRAFT: Draft = { name: '', who: 'random' };

/** By default a newcomer plays as their predecessor did. */
const drafted = ({ setup, state }: Session, seat: number, name = ''): Draft => ({
  seat,
  name,
  who: opponentFor(setup.game, state().players[seat]?.who),
});

/**
 * The fields of the form: the seat to be taken over, and once a seat is chosen the newcomer’s name and who plays for
 * them.
 */
function fieldsOf(session: Session, free: readonly number[], draft: Draft): readonly Field[] {
  const { seat, name, who } = draft;
  const place: Field = {
    id: 'seat',
    label: formTexts.newcomers.seat,
    meaning: formTexts.newcomers.seatMeaning,
    control: { kind: 'choice', choices: [NOBODY, ...free.map(String)] },
    value: seat === undefined ? NOBODY : String(seat),
    shown: seat === undefined ? formTexts.newcomers.nobody : nameAt(session, seat),
  };
  if (seat === undefined) return [place];
  const called: Field = {
    id: 'name',
    label: formTexts.newcomers.name,
    meaning: formTexts.newcomers.nameMeaning,
    control: { kind: 'text', longest: LONGEST_NAME },
    value: name,
    shown: same(name),
  };
  const choices = ['human', ...opponentsOf(session.setup.game)];
  const level: Field = {
    id: 'who',
    label: formTexts.newcomers.who,
    meaning: formTexts.form.seatMeaning,
    control: { kind: 'choice', choices },
    value: who,
    shown: formTexts.form[who],
  };
  return [place, called, level];
}

/** The draft with one field changed. */
function changed(session: Session, draft: Draft, id: string, value: string): Draft {
  if (id === 'name') return { ...draft, name: value };
  if (id === 'seat')
    return value === NOBODY
      ? { name: draft.name, who: draft.who }
      : drafted(session, Number(value), draft.name);
  const who = (['human', ...opponentsOf(session.setup.game)] as const).find((one) => one === value);
  return { ...draft, who: who ?? draft.who };
}

interface NewcomersProps {
  readonly session: Session;
  /** The seats that may be taken over. */
  readonly seats: readonly number[];
  readonly leave: () => void;
}

/** Newcomers named so far. */
function namedRuns(stage: Stage, session: Session, newcomers: readonly Newcomer[]): Runs {
  if (newcomers.length === 0) return [];
  const texts = newcomers.map(({ seat, name }) =>
    fill(formTexts.newcomers.sits, name, nameAt(session, seat)),
  );
  return [run(say(stage, formTexts.newcomers.seated, joinTexts(texts, ', ')))];
}

function titleRuns(stage: Stage, session: Session): Runs {
  const told = say(stage, invitationText(session.match()));
  return titled(say(stage, session.setup.game.names), told);
}

/** Newcomers named so far, the one about to be named, and what Enter and Esc do with them. */
function useNewcomers({ session, seats, leave }: NewcomersProps) {
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
  const take: FormWays['take'] = (effect) => {
    if (effect.kind === 'set')
      setDraft(changed(session, draft, effect.field.id, String(effect.value)));
    else if (effect.kind === 'submit') submit();
    else if (effect.kind === 'back' && newcomers.length > 0) begin(newcomers.slice(0, -1));
    else if (effect.kind === 'back') leave();
  };
  const isCalm = useCalm(match.ply);
  const { form, setForm } = useForm({ fields, take, isCalm });
  return { form, fields, newcomers, isNameless };
}

/** Between deals, a form in which new players take over seats. */
export function NewcomersScreen(props: NewcomersProps): ReactNode {
  const { stage } = useApp();
  const { session } = props;
  const { form, fields, newcomers, isNameless } = useNewcomers(props);
  const notice = isNameless
    ? [run(say(stage, NO_NAME), { tone: 'alarm' })]
    : namedRuns(stage, session, newcomers);
  return (
    <FormPage
      title={titleRuns(stage, session)}
      fields={fields}
      form={form}
      keys={formTexts.newcomers.keys}
      notice={notice}
    />
  );
}
