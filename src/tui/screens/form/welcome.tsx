/** The very first start: cards as they will look, and three answers that may all stay as they are. */

import { type ReactNode, useState } from 'react';
import type { Face } from '../../../cards/pack.ts';
import { plainName } from '../../../lang/names.ts';
import { same, type Text } from '../../../lang/text.ts';
import { type Settings, settingOf } from '../../../play/disk/settings.ts';
import { GUESTS } from '../../../play/session/guests.ts';
import { printOf } from '../../art/face.ts';
import type { Field, Form } from '../../components/form.ts';
import { fittingText } from '../../components/listing.tsx';
import { Page, titled } from '../../components/page.tsx';
import { Column, Fixed, Painted, Sentence, Words } from '../../components/words.tsx';
import { useApp, useCalm } from '../../context/app.ts';
import { bodyOf, say, useStage } from '../../context/render-context.ts';
import settingTexts from '../../messages/settings.json' with { type: 'json' };
import { Fan } from '../../table/cards/fan.tsx';
import { largeRows } from '../../table/cards/large-letters.ts';
import { LARGE, Portrait } from '../../table/seats/portraits.tsx';
import type { Shape } from '../../terminal/measures.ts';
import { run } from '../../theme/theme.ts';
import { columnsOf, FieldRow } from './field-row.tsx';
import { aboutRuns, type FormWays, useForm } from './form-page.tsx';
import { settingField } from './settings.tsx';

const FIRST = settingTexts.first;

/** A hand from which every suit and every picture can be seen; the second card is lifted. */
const FACES: readonly Face[] = [
  { rank: 'A', suit: 'spades' },
  { rank: 'K', suit: 'hearts' },
  { rank: 'Q', suit: 'clubs' },
  { rank: 'J', suit: 'diamonds' },
  { rank: 'T', suit: 'spades' },
  { rank: '9', suit: 'hearts' },
  { rank: '7', suit: 'clubs' },
];
const LIFTED = 1;

/** Rows above and below the cards of a fan: for a lifted one and its shadow. */
const AROUND_CARDS = 2;

/** The hand in the middle of a row, whole cards only, as the theme and the language draw them now. */
function SampleHand({ width }: { readonly width: number }): ReactNode {
  const { deck, measures } = useStage();
  const { table: shape } = measures;
  const count = Math.min(FACES.length, Math.floor(width / (shape.width + 1)));
  const cards = FACES.slice(0, count).map((face, at) => ({
    print: printOf(deck, face),
    focus: at === LIFTED,
  }));
  const cells = count * (shape.width + 1);
  return (
    <Fixed height={shape.height + AROUND_CARDS} width={cells}>
      <Fan cards={cards} shape={shape} width={cells} lift={1} picks={1} />
    </Fixed>
  );
}

/** Cells of the answers, at most. */
const ANSWERS = 46;

interface AnswersProps {
  readonly fields: readonly Field[];
  readonly form: Form;
  readonly width: number;
}

/** The three fields, and below them what the one under the cursor means. */
function Answers({ fields, form, width }: AnswersProps): ReactNode {
  const stage = useStage();
  const row = Math.min(ANSWERS, width);
  const columns = columnsOf(stage, fields, row);
  const faint = aboutRuns(stage, fields[form.at]).map((one) => ({
    ...one,
    tone: 'faint' as const,
  }));
  return (
    <Column width={row} rowGap={1}>
      <Column place={['zone', 'list']} width={row}>
        {fields.map((field, at) => (
          <FieldRow
            key={field.id}
            {...{ field, columns }}
            typed={at === form.at ? form.typed : undefined}
          />
        ))}
      </Column>
      <Column place={['zone', 'about']} width={row}>
        <Words of={faint} wrap="wrap" />
      </Column>
    </Column>
  );
}

/** Columns between two portraits. */
const APART = 3;

/** Some of the guests whom one meets, as many as have room. */
function GuestsMet({ width }: { readonly width: number }): ReactNode {
  const count = Math.min(FACES.length, Math.floor((width + APART) / (LARGE.width + APART)));
  return (
    <Fixed columnGap={APART}>
      {GUESTS.slice(0, count).map((guest) => (
        <Portrait key={guest} face={guest} shape={LARGE} />
      ))}
    </Fixed>
  );
}

/** Rows of the answers with their meaning, and of a blank row between parts. */
const FIELDS = 5;
const GAP = 1;

/** What has room: the cards above the answers first, then a sentence and large letters above them, then guests below. */
function partsIn(height: number, letters: number, card: Shape) {
  const cards = card.height + AROUND_CARDS + GAP;
  const hasCards = height >= FIELDS + cards;
  const hasIntro = height >= FIELDS + cards + 1 + GAP;
  const rest = height - FIELDS - cards - 1 - GAP - letters - GAP;
  return { hasCards, hasIntro, hasLetters: rest >= 0, hasGuests: rest >= LARGE.height + GAP };
}

/** Everything in the middle of the page, one below the other. */
function Greeting({ fields, form, width }: AnswersProps): ReactNode {
  const stage = useStage();
  const body = bodyOf(stage);
  const letters = largeRows(stage, say(stage, FIRST.name), 'won', width);
  const card = stage.measures.table;
  const parts = partsIn(body.height, letters?.length ?? 0, card);
  const { hasCards, hasIntro, hasLetters, hasGuests } = parts;
  return (
    <Column
      width={width}
      height={body.height}
      alignItems="center"
      justifyContent="center"
      rowGap={GAP}
    >
      {letters && hasLetters && <Painted rows={letters} />}
      {hasIntro && (
        <Fixed>
          <Sentence of={FIRST.about} />
        </Fixed>
      )}
      {hasCards && <SampleHand width={width} />}
      <Answers {...{ fields, form, width }} />
      {hasGuests && stage.cards.art && <GuestsMet width={width} />}
    </Column>
  );
}

/** The name is kept once it is whole, the others as they are changed. */
function askedFields(settings: Settings, name: string): readonly Field[] {
  const asked = { ...settingField(settings, 'name'), value: name, shown: same(name) };
  return [asked, settingField(settings, 'lang'), settingField(settings, 'theme')];
}

/**
 * The very first start asks for a name, the language and the theme. `done` is called once the answers, if any, have
 * been kept or could not be.
 */
export function FirstStart({ done }: { readonly done: () => void }): ReactNode {
  const { stage, settings, change } = useApp();
  const [name, setName] = useState(settings.name);
  const [unkept, setUnkept] = useState<Text>();
  const fields = askedFields(settings, name);
  const keep = async (answer: string): Promise<void> => {
    await change({ name: answer });
    done();
  };
  const isCalm = useCalm(0);
  const take: FormWays['take'] = (effect, key) => {
    if (effect.kind === 'submit') return keep(plainName(name));
    if (key?.name === 'escape') return keep('');
    if (effect.kind !== 'set') return undefined;
    if (effect.field.id === 'name') return setName(String(effect.value));
    return change(settingOf(effect.field.id, effect.value)).then(setUnkept);
  };
  const { form } = useForm({ fields, take, isCalm });
  const { width } = bodyOf(stage);
  return (
    <Page
      title={titled(say(stage, FIRST.title), say(stage, FIRST.intro))}
      keys={fittingText(stage, FIRST.keys, width) ?? FIRST.title}
      notice={unkept === undefined ? [] : [run(say(stage, unkept), { tone: 'alarm' })]}
      isLit
    >
      <Greeting {...{ fields, form, width }} />
    </Page>
  );
}
