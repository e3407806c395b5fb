/** The options form of a game. */

import { type ReactNode, useState } from 'react';
import { type Guest, guestName } from '../../../play/session/guests.ts';
import { levelName } from '../../../report/levels.ts';
import type { Field } from '../../components/form.ts';
import { listShape } from '../../components/listing.tsx';
import { titled } from '../../components/page.tsx';
import { Column, Fixed, Words } from '../../components/words.tsx';
import { useApp, useCalm } from '../../context/app.ts';
import { phrase, type Stage, say, useStage } from '../../context/render-context.ts';
import texts from '../../messages/form.json' with { type: 'json' };
import { LARGE, Portrait } from '../../table/seats/portraits.tsx';
import { type Runs, run } from '../../theme/theme.ts';
import { CompanyScreen } from './company.tsx';
import { FormPage, type FormWays, opensGroup, useForm } from './form-page.tsx';
import {
  fieldsOf,
  guestsOf,
  MORE,
  objection,
  type Setup,
  seatsOf,
  withField,
  withGuest,
} from './setup.ts';

/** Why this cannot be played, with the clause. */
function objectionRuns(stage: Stage, setup: Setup): Runs {
  const refusal = objection(setup);
  if (refusal === undefined) return [];
  const [before = '', after = ''] = say(stage, texts.form.cannot).split('$1');
  const told = phrase(stage, { names: [] }, refusal.text, { bold: true });
  const clause = /-\d/.test(refusal.clause) ? [run(` (${refusal.clause})`, { tone: 'faint' })] : [];
  return [run(before, { tone: 'alarm' }), ...told, run(after), ...clause];
}

/** Cells that the fields need beside a portrait. */
const FIELDS = 60;

/** The portrait of the opponent under the cursor, on what is said about them. */
function Company({ portrait }: { readonly portrait: Field['portrait'] | undefined }): ReactNode {
  const stage = useStage();
  const { width, height } = listShape(stage);
  const left = width - LARGE.width;
  if (portrait === undefined || !stage.cards.art || left < FIELDS || height < LARGE.height)
    return null;
  return (
    <Fixed position="absolute" marginLeft={left} marginTop={height - LARGE.height + 1} {...LARGE}>
      <Portrait face={portrait} shape={LARGE} />
    </Fixed>
  );
}

interface AtTableProps {
  readonly setup: Setup;
  readonly guests: readonly (Guest | undefined)[];
  /** Rows that the fields take, about. */
  readonly above: number;
}

/** Cells between portraits, and rows of a portrait with its caption and blank rows above. */
const GAP = 3;
const PORTRAYED = LARGE.height + 4;

/** Everybody one will play with: portraits with names and how strong they play, where the fields leave room. */
function AtTable({ setup, guests, above }: AtTableProps): ReactNode {
  const stage = useStage();
  const { width, height } = listShape(stage);
  const others = seatsOf(setup).flatMap((who, seat) => {
    const guest = guests[seat];
    return guest === undefined || who === 'human' ? [] : [{ guest, who }];
  });
  const cells = others.length * (LARGE.width + GAP);
  if (!stage.cards.art || others.length === 0 || cells > width || height < above + PORTRAYED)
    return null;
  return (
    <Fixed position="absolute" marginLeft={INDENT} marginTop={above + 2} columnGap={GAP}>
      {others.map(({ guest, who }) => (
        <Column key={guest} width={LARGE.width}>
          <Portrait face={guest} shape={LARGE} />
          <Words of={[run(say(stage, guestName(guest)), { bold: true })]} />
          <Words of={[run(say(stage, levelName(who)), { tone: 'faint' })]} />
        </Column>
      ))}
    </Fixed>
  );
}

/** Cells before the portraits. */
const INDENT = 2;

/** Rows of fields with their headings and a blank row above each. */
const rowsOf = (fields: readonly Field[]): number =>
  fields.length + 2 * fields.filter((_, at) => opensGroup(fields, at)).length;

interface SetupProps {
  readonly setup: Setup;
  readonly start: (setup: Setup) => void;
  readonly back: () => void;
}

/**
 * The options of a match, folded to the usual ones until more are asked for; one entry leads to the page on which
 * guests take their seats.
 */
export function SetupScreen({ setup: given, start, back }: SetupProps): ReactNode {
  const { stage, settings } = useApp();
  const [setup, setSetup] = useState(given);
  const [isOpen, setOpen] = useState(false);
  const [isSeating, setSeating] = useState(false);
  const guests = guestsOf(setup, settings.name);
  const fields = fieldsOf(setup, isOpen, guests);
  const isCalm = useCalm(0);
  const take: FormWays['take'] = (effect) => {
    if (effect.kind === 'set' && effect.field.id === MORE) setOpen(effect.value === true);
    else if (effect.kind === 'set') setSetup(withField(setup, effect.field.id, effect.value));
    else if (effect.kind === 'open') setSeating(true);
    else if (effect.kind === 'back') back();
    else if (effect.kind === 'submit' && objection(setup) === undefined) start(setup);
  };
  const { form } = useForm({ fields, take, isCalm, isHidden: isSeating });
  if (isSeating)
    return (
      <CompanyScreen
        setup={setup}
        sitDown={(seat, guest) => setSetup(withGuest(setup, guests, seat, guest))}
        back={() => setSeating(false)}
      />
    );
  const { names, gist } = setup.game;
  const title: Runs = titled(say(stage, names), say(stage, gist));
  return (
    <FormPage title={title} fields={fields} form={form} notice={objectionRuns(stage, setup)}>
      {listShape(stage).height < rowsOf(fields) + PORTRAYED && (
        <Company portrait={fields[form.at]?.portrait} />
      )}
      <AtTable {...{ setup, guests }} above={rowsOf(fields)} />
    </FormPage>
  );
}
