/** The settings as fields of a form. */
import { LANGS, same, type Text } from '../../../lang/text.ts';
import {
  BACKS,
  CLAIMS,
  LONGEST_NAME,
  ORDERS,
  type Settings,
  SPEEDS,
  SUIT_STYLES,
  THEMES,
} from '../../../play/index.ts';
import { SETTING_NAMES, SETTINGS, VALUE_NAMES } from '../../messages/settings.ts';
import { NO, YES } from '../../messages.ts';
import type { Control, Field } from '../../parts/form.ts';

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
  mouse: FLAG,
  memory: FLAG,
  claims: choice(CLAIMS),
};

const NAMES: Readonly<Record<string, Text>> = VALUE_NAMES;

function valueText(id: keyof Settings, value: string | boolean): Text {
  if (typeof value === 'boolean') return value ? YES : NO;
  return id === 'name' ? same(value) : (NAMES[value] ?? same(value));
}

export function settingField(settings: Settings, id: keyof Settings, group?: Text): Field {
  const [label, meaning] = SETTING_NAMES[id];
  const value = settings[id];
  const field = { id, label, meaning, control: CONTROLS[id], value, shown: valueText(id, value) };
  return group === undefined ? field : { ...field, group };
}

const GROUPS: readonly (readonly [Text, readonly (keyof Settings)[]])[] = [
  [SETTINGS.you, ['lang', 'name']],
  [SETTINGS.appearance, ['theme', 'suits', 'fourColour', 'cardArt', 'back', 'ascii']],
  [SETTINGS.table, ['order', 'speed', 'reducedMotion', 'bell', 'mouse', 'memory', 'claims']],
];

export const settingsFields = (settings: Settings): readonly Field[] =>
  GROUPS.flatMap(([group, ids]) => ids.map((id) => settingField(settings, id, group)));
