/** Who sits down between deals, as fields of a form: the seat first, then name and level. */
import { same } from '../../../lang/text.ts';
import {
  LONGEST_NAME,
  type Occupant,
  opponentFor,
  opponentsOf,
  type Session,
} from '../../../play/index.ts';
import { FORM } from '../../messages/form.ts';
import { NEWCOMERS } from '../../messages/newcomers.ts';
import type { Field } from '../../parts/form.ts';

const NOBODY = 'nobody';

/** Somebody about to be named; no seat: nobody. */
interface Draft {
  readonly seat?: number;
  readonly name: string;
  readonly who: Exclude<Occupant, `exec:${string}`>;
}

export const nameAt = ({ players }: Session, seat: number): string => players[seat]?.name ?? '';

export const NO_DRAFT: Draft = { name: '', who: 'random' };

/** By themselves a newcomer plays as the one before did. */
const drafted = ({ game, players }: Session, seat: number, name = ''): Draft => ({
  seat,
  name,
  who: opponentFor(game, players[seat]?.who),
});

export function fieldsOf(
  session: Session,
  free: readonly number[],
  draft: Draft,
): readonly Field[] {
  const { seat, name, who } = draft;
  const place: Field = {
    id: 'seat',
    label: NEWCOMERS.seat,
    meaning: NEWCOMERS.seatMeaning,
    control: { kind: 'choice', choices: [NOBODY, ...free.map(String)] },
    value: seat === undefined ? NOBODY : String(seat),
    shown: seat === undefined ? NEWCOMERS.nobody : same(nameAt(session, seat)),
  };
  if (seat === undefined) return [place];
  const called: Field = {
    id: 'name',
    label: NEWCOMERS.name,
    meaning: NEWCOMERS.nameMeaning,
    control: { kind: 'text', longest: LONGEST_NAME },
    value: name,
    shown: same(name),
  };
  const choices = ['human', ...opponentsOf(session.game)];
  const level: Field = {
    id: 'who',
    label: NEWCOMERS.who,
    meaning: FORM.seatMeaning,
    control: { kind: 'choice', choices },
    value: who,
    shown: FORM[who],
  };
  return [place, called, level];
}

/** The draft with one field changed. */
export function changed(session: Session, draft: Draft, id: string, value: string): Draft {
  if (id === 'name') return { ...draft, name: value };
  if (id === 'seat')
    return value === NOBODY
      ? { name: draft.name, who: draft.who }
      : drafted(session, Number(value), draft.name);
  const who = (['human', ...opponentsOf(session.game)] as const).find((one) => one === value);
  return { ...draft, who: who ?? draft.who };
}
