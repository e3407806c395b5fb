/** New players between games, in lines: the question, seat by seat, and what else may be said there. */
import { describe, expect, test } from 'vitest';
import type { Lang } from '../../src/lang/text.ts';
import { freeSeats, isCovered } from '../../src/play/session/deciding.ts';
import { type Heard, hear } from '../support/hearing.ts';
import { durak, seatings, untilInvited } from '../support/newcomers.ts';

/** What is said from the question on when these lines are typed. */
async function answered(typed: readonly string[], lang: Lang = 'en', isTTY = false) {
  const session = await untilInvited(durak());
  const lines = typed.map((line) => `${line}\n`);
  const { text }: Heard = await hear(session, lines, lang, isTTY);
  const from = text.search(/New players may|Jetzt können/);
  return { said: text.slice(from).split('\n'), joined: seatings(session.record.text()), session };
}

const QUESTION = [
  'New players may sit down now.',
  'For each new player say a seat, a name and who plays, such as “1 Eva medium”, the newest last; Enter goes on, with nobody new if you have named nobody.',
  'Seats: 1 P1 and 2 P2. Who may play: person, easy, medium, hard and random.',
];

describe('between games', () => {
  test('an empty line goes on with nobody new', async () => {
    const { said, joined } = await answered(['']);
    expect(said.slice(0, 5)).toEqual([
      ...QUESTION,
      'Nobody new sits down.',
      'The cards are dealt.',
    ]);
    expect(joined).toEqual(['{"by":"chance","do":"join"}']);
  });

  test('who is named sits down, the newest last; a seat named again changes its mind', async () => {
    const { said, joined } = await answered(['2 Eva easy', '1 Jo', '2 Eva Marie person', 'nobody']);
    expect(said.slice(3, 8)).toEqual([
      'Eva (easy) takes the place of P2; anybody else? Enter goes on.',
      'Jo (random) takes the place of P1; anybody else? Enter goes on.',
      'Eva Marie (person) takes the place of P2; anybody else? Enter goes on.',
      'Jo takes the place of P1; Eva Marie takes the place of P2.',
      'The cards are dealt.',
    ]);
    expect(joined).toEqual([
      expect.stringMatching(
        /^\{"by":"chance","do":"join 1 2","seats":\{"1":\{"name":"Jo","by":"random","guest":"[a-z]+"\},"2":\{"name":"Eva Marie","by":"human"\}\}\}$/,
      ),
    ]);
  });

  test('in German', async () => {
    const { said } = await answered(['2 Eva leicht', ''], 'de');
    expect(said.slice(0, 5)).toEqual([
      'Jetzt können sich Neue an den Tisch setzen.',
      'Sag nacheinander Platz, Name und wer spielt, etwa „1 Eva mittel“, wer zuletzt kommt, zuletzt; Enter geht weiter, ohne Neue, wenn du niemanden genannt hast.',
      'Plätze: 1 P1 und 2 P2. Spielen können: mensch, leicht, mittel, stark und zufall.',
      'Eva (leicht) setzt sich an den Platz von P2; noch jemand? Enter geht weiter.',
      'Eva setzt sich an den Platz von P2.',
    ]);
  });

  test('what cannot be is said', async () => {
    const lines = ['0 Eva easy', '7 Eva', '2', '2 easy', "2 Eva exec:'python3 bot.py'", 'Eva'];
    const { said, session } = await answered(lines);
    expect(said.slice(3, 9)).toEqual([
      'Nobody new can sit down at seat 0; the seats are 1 and 2.',
      'Nobody new can sit down at seat 7; the seats are 1 and 2.',
      'A new player needs a name.',
      'A new player needs a name.',
      'A program cannot sit down in the middle of a match.',
      'That is not understood here; “help” lists what you can say.',
    ]);
    expect(session.made().at(-1)?.after.deal).toBe(2);
  });

  test('the score, help and the question again may be asked for, and one may stop', async () => {
    const { said, session } = await answered(['score', 'repeat', 'help', 'quit']);
    expect(said[3]).toMatch(/^Score: P0 \d/);
    expect(said.filter((line) => line === QUESTION[0])).toHaveLength(3);
    expect(said.at(-2)).toBe('This game is not saved.');
    expect(session.record.text()).not.toContain('join');
  });

  test('one’s own last move may be taken back', async () => {
    const { said } = await answered(['undo', 'quit']);
    expect(said).toContain('Taken back. This match now counts as played with help.');
  });

  test('the end of what is typed stops there', async () => {
    const { said, joined } = await answered(['2 Eva easy']);
    expect(said.at(-2)).toBe('This game is not saved.');
    expect(joined).toEqual([]);
  });
});

test('a person who sits down hears what happens from then on', async () => {
  const session = durak(['human'], { players: 2 });
  const typed = function* () {
    for (;;) {
      if (freeSeats(session) !== undefined) yield '1 Eva person\n\n';
      yield isCovered(session) ? '\n' : '1\n';
    }
  };
  const { lines } = await hear(session, typed());
  const from = lines.findIndex((line) => line.startsWith('Now Eva.'));
  const heard = lines.slice(from + 1, from + 4);
  expect(heard.join('\n')).toMatch(/Eva takes the place of P1|The cards are dealt/);
  expect(lines.slice(from).join('\n')).not.toContain('Deal 1 is over');
});
