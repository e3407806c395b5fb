/** The settings as a form, each change of which takes effect and is saved at once. */

import { type ReactNode, useState } from 'react';
import type { Face } from '../../../cards/pack.ts';
import { LONGEST_NAME } from '../../../lang/names.ts';
import { LANGS, same, type Text } from '../../../lang/text.ts';
import {
  BACKS,
  CLAIMS,
  ORDERS,
  type Settings,
  SPEEDS,
  SUIT_STYLES,
  settingOf,
  THEMES,
} from '../../../play/disk/settings.ts';
import { printOf } from '../../art/face.ts';
import type { Control, Field } from '../../components/form.ts';
import { listShape } from '../../components/listing.tsx';
import { titled } from '../../components/page.tsx';
import { Fixed } from '../../components/words.tsx';
import { useApp } from '../../context/app.ts';
import { say, useStage } from '../../context/render-context.ts';
import appTexts from '../../messages/app.json' with { type: 'json' };
import settingTexts from '../../messages/settings.json' with { type: 'json' };
import type { CardShown } from '../../table/cards/card.ts';
import { Fan } from '../../table/cards/fan.tsx';
import { run } from '../../theme/theme.ts';
import { FormPage, type FormWays, useForm } from './form-page.tsx';

const choice = (choices: readonly string[]): Control => ({ kind: 'choice', choices });
const FLAG: Control = { kind: 'flag' };

const CONTROLS: Readonly<Record<keyof Settings, Control>> = {
  name: { kind: 'text', longest: LONGEST_NAME },
  lang: choice(LANGS),
  theme: choice(THEMES),
  suits: choice(SUIT_STYLES),
  fourColour: FLAG,
  cardArt: FLAG,
  back: choice(BACKS),
  ascii: FLAG,
  order: choice(ORDERS),
  speed: choice(SPEEDS),
  reducedMotion: FLAG,
  bell: FLAG,
  bellAtEnd: FLAG,
  mouse: FLAG,
  memory: FLAG,
  gone: FLAG,
  coach: FLAG,
  claims: choice(CLAIMS),
};

const NAMES: Readonly<Record<string, Text>> = settingTexts.values;

function valueText(id: keyof Settings, value: string | boolean): Text {
  if (typeof value === 'boolean') return value ? appTexts.yes : appTexts.no;
  return id === 'name' ? same(value) : (NAMES[value] ?? same(value));
}

export function settingField(settings: Settings, id: keyof Settings, group?: Text): Field {
  const value = settings[id];
  const field = {
    id,
    ...settingTexts.names[id],
    control: CONTROLS[id],
    value,
    shown: valueText(id, value),
  };
  return group === undefined ? field : { ...field, group };
}

const GROUPS: readonly (readonly [Text, readonly (keyof Settings)[]])[] = [
  [settingTexts.settings.you, ['lang', 'name']],
  [settingTexts.settings.appearance, ['theme', 'suits', 'fourColour', 'cardArt', 'back', 'ascii']],
  [
    settingTexts.settings.table,
    ['order', 'speed', 'reducedMotion', 'bell', 'bellAtEnd', 'mouse', 'claims'],
  ],
  [settingTexts.settings.helps, ['memory', 'gone', 'coach']],
];

const settingsFields = (settings: Settings): readonly Field[] =>
  GROUPS.flatMap(([group, ids]) => ids.map((id) => settingField(settings, id, group)));

const FACES: readonly (readonly [Face, Omit<CardShown, 'print'>])[] = [
  [{ rank: 'A', suit: 'spades' }, {}],
  [{ rank: 'K', suit: 'hearts' }, { focus: true }],
  [{ rank: 'Q', suit: 'diamonds' }, {}],
  [{ rank: 'T', suit: 'clubs' }, { dim: true }],
];

/** Rows above the cards for the lifted one, and below them for the sign under it. */
const AROUND = 2;

/** A few cards as the settings draw them now, so that a player sees at once what a setting changes. */
function Sample({ width }: { readonly width: number }): ReactNode {
  const { deck, measures } = useStage();
  const cards = FACES.map(([face, looks]) => ({ print: printOf(deck, face), ...looks }));
  const { table } = measures;
  return (
    <Fixed width={width} height={table.height + AROUND} marginTop={1}>
      <Fan cards={cards} shape={table} width={width} lift={1} picks={1} />
    </Fixed>
  );
}

/** Cells of the sample of cards, of one whose cards are all whole, and what the fields need beside it. */
const SAMPLE = 23;
const WHOLE_SAMPLE = 48;
const FIELDS = 55;

/** The settings as a form. Each change takes effect and is saved at once; in wide windows a sample shows it. */
export function SettingsScreen({ back }: { readonly back: () => void }): ReactNode {
  const { stage, settings, change } = useApp();
  const [unkept, setUnkept] = useState<Text>();
  const fields = settingsFields(settings);
  const take: FormWays['take'] = (effect) => {
    if (effect.kind === 'set')
      void change(settingOf(effect.field.id, effect.value)).then(setUnkept);
    else if (effect.kind !== 'none') back();
  };
  const { form } = useForm({ fields, take });
  const { width } = listShape(stage);
  const hasSample = width >= FIELDS + SAMPLE;
  const cells = width >= FIELDS + WHOLE_SAMPLE ? WHOLE_SAMPLE : SAMPLE;
  return (
    <FormPage
      title={titled(say(stage, settingTexts.settings.title))}
      fields={fields}
      beside={hasSample ? { cells, shown: <Sample width={cells} /> } : undefined}
      isAboutBeside
      form={form}
      keys={[settingTexts.settings.keys]}
      notice={unkept === undefined ? [] : [run(say(stage, unkept), { tone: 'alarm' })]}
    />
  );
}
