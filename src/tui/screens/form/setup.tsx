/** The options form of a game. */

import { type ReactNode, useState } from 'react';
import type { Text } from '../../../lang/text.ts';
import type { Who } from '../../../play/session/choose-move.ts';
import { type Guest, guestName } from '../../../play/session/guests.ts';
import { levelName } from '../../../report/levels.ts';
import type { Field } from '../../components/form.ts';
import { listShape } from '../../components/listing.tsx';
import { titled } from '../../components/page.tsx';
import { Column, Fixed, Words } from '../../components/words.tsx';
import { useApp, useCalm } from '../../context/app.ts';
import { phrase, type Stage, say, useStage } from '../../context/render-context.ts';
import texts from '../../messages/form.json' with { type: 'json' };
import { BUST, LARGE, Portrait, SMALL } from '../../table/seats/portraits.tsx';
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

/** A guest at the table and how strong they play there. */
interface Companion {
  readonly guest: Guest;
  readonly who: Who;
}

/** Everybody one will play with, in the order of their seats. */
const companionsOf = (setup: Setup, guests: readonly (Guest | undefined)[]): readonly Companion[] =>
  seatsOf(setup).flatMap((who, seat) => {
    const guest = guests[seat];
    return guest === undefined || who === 'human' ? [] : [{ guest, who }];
  });

interface PortrayedProps {
  readonly others: readonly Companion[];
}

/** Cells between portraits, and rows of a portrait with its caption and blank rows above. */
const GAP = 3;
const PORTRAYED = LARGE.height + 4;

/** Portraits side by side below the fields, with names and how strong they play. */
function GuestsBelow({ others, above }: PortrayedProps & { readonly above: number }): ReactNode {
  const stage = useStage();
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

/** Cells that the fields need beside portraits. */
const FIELDS = 62;

/**
 * How portraits stand below one another, each above a name and, in two rows, how strong the guest plays: the largest
 * way in which all have room.
 */
const STACKS = [
  { face: SMALL, gap: 1, words: 2 },
  { face: SMALL, gap: 0, words: 2 },
  { face: BUST, gap: 1, words: 2 },
  { face: BUST, gap: 1, words: 1 },
  { face: BUST, gap: 0, words: 1 },
] as const;
/** As many as have room, where none of the ways has room for all. */
const TIGHTEST = STACKS[4];

/** Portraits below one another at the right of the fields, below a blank row where there is one to spare. */
function GuestsBeside({ others }: PortrayedProps): ReactNode {
  const stage = useStage();
  const { height } = listShape(stage);
  const rowsIn = ({ face, gap, words }: (typeof STACKS)[number]): number =>
    face.height + words + gap;
  const allIn = (one: (typeof STACKS)[number]): number => rowsIn(one) * others.length - one.gap;
  const stack = STACKS.find((one) => allIn(one) <= height) ?? TIGHTEST;
  const { face, gap, words } = stack;
  const count = Math.floor((height + gap) / rowsIn(stack));
  const above = Number(allIn(stack) < height);
  return (
    <Column width={face.width} rowGap={gap} paddingTop={above}>
      {others.slice(0, count).map(({ guest, who }) => (
        <Column key={guest} width={face.width}>
          <Portrait face={guest} shape={face} />
          <Words of={[run(say(stage, guestName(guest)), { bold: true })]} />
          {words > 1 && <Words of={[run(say(stage, levelName(who)), { tone: 'faint' })]} />}
        </Column>
      ))}
    </Column>
  );
}

/** Where the company is shown: below the fields, at their right, or not at all. */
function portrayedIn(
  stage: Stage,
  others: readonly Companion[],
  above: number,
): 'below' | 'beside' | undefined {
  const { width, height } = listShape(stage);
  if (!stage.cards.art || others.length === 0) return undefined;
  const cells = others.length * (LARGE.width + GAP);
  if (cells <= width && height >= above + PORTRAYED) return 'below';
  return width >= FIELDS + SMALL.width ? 'beside' : undefined;
}

/** Cells before the portraits. */
const INDENT = 2;

/** Rows of fields with their headings and a blank row above each. */
const rowsOf = (fields: readonly Field[]): number =>
  fields.length + 2 * fields.filter((_, at) => opensGroup(fields, at)).length;

/** The letter that leads to the page of guests. */
const GUESTS_KEY = 'g';

/** The way to that page; none at a table of people. */
function guestsWay(guests: readonly (Guest | undefined)[], open: () => void): FormWays['way'] {
  if (guests.every((guest) => guest === undefined)) return undefined;
  return {
    letter: GUESTS_KEY,
    open,
  };
}

/** What keys do on the row of a field that takes no letters, with the way to the guests; undefined: as in any form. */
function keysWithGuests(field: Field | undefined): readonly Text[] | undefined {
  const kind = field?.control.kind;
  if (kind === 'number') return [...texts.guestKeys.number, ...texts.guestKeys.choice];
  return kind === 'choice' || kind === 'flag' ? texts.guestKeys.choice : undefined;
}

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
  const way = guestsWay(guests, () => setSeating(true));
  const { form } = useForm({ fields, take, isCalm, isHidden: isSeating, way });
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
  const others = companionsOf(setup, guests);
  const above = rowsOf(fields);
  const portrayed = portrayedIn(stage, others, above);
  const beside = { cells: SMALL.width, shown: <GuestsBeside others={others} /> };
  return (
    <FormPage
      title={title}
      fields={fields}
      form={form}
      keys={way && keysWithGuests(fields[form.at])}
      notice={objectionRuns(stage, setup)}
      beside={portrayed === 'beside' ? beside : undefined}
    >
      {portrayed === 'below' && <GuestsBelow {...{ others, above }} />}
    </FormPage>
  );
}
