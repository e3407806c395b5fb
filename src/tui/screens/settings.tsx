/** The settings as a form; each change takes effect and is saved at once. */
import { type ReactNode, useState } from 'react';
import { LANGS, same, type Text } from '../../lang/text.ts';
import { CLAIMS, type Settings, SPEEDS, SUIT_STYLES } from '../../play/index.ts';
import { useApp, useKeys } from '../app.tsx';
import { KEYBAR, NO, SETTINGS, YES } from '../messages.ts';
import { type Control, type Field, formClick, formKey, newForm } from '../parts/form.ts';
import { say } from '../render-context.ts';
import { run } from '../theme/style.ts';
import { FormPage } from './form-page.tsx';

const choice = (choices: readonly string[]): Control => ({ kind: 'choice', choices });
const FLAG: Control = { kind: 'flag' };

const valueText = (value: string | boolean): Text => {
  if (typeof value === 'boolean') return value ? YES : NO;
  const named = Object.entries(SETTINGS.values).find(([key]) => key === value);
  return named?.[1] ?? same(value);
};

export function settingsFields(settings: Settings): readonly Field[] {
  const field = (id: keyof Settings, label: Text, meaning: Text, control: Control): Field => ({
    id,
    label,
    meaning,
    control,
    value: settings[id],
    shown: valueText(settings[id]),
  });
  return [
    field('lang', SETTINGS.lang, SETTINGS.langMeaning, choice(LANGS)),
    field('suits', SETTINGS.suits, SETTINGS.suitsMeaning, choice(SUIT_STYLES)),
    field('fourColour', SETTINGS.fourColour, SETTINGS.fourColourMeaning, FLAG),
    field('ascii', SETTINGS.ascii, SETTINGS.asciiMeaning, FLAG),
    field('speed', SETTINGS.speed, SETTINGS.speedMeaning, choice(SPEEDS)),
    field('memory', SETTINGS.memory, SETTINGS.memoryMeaning, FLAG),
    field('claims', SETTINGS.claims, SETTINGS.claimsMeaning, choice(CLAIMS)),
  ];
}

/** The change that a field makes. */
function settingOf(id: string, value: unknown): Partial<Settings> {
  const lang = LANGS.find((one) => one === value);
  const suits = SUIT_STYLES.find((one) => one === value);
  const speed = SPEEDS.find((one) => one === value);
  const claims = CLAIMS.find((one) => one === value);
  if (id === 'lang' && lang !== undefined) return { lang };
  if (id === 'suits' && suits !== undefined) return { suits };
  if (id === 'speed' && speed !== undefined) return { speed };
  if (id === 'claims' && claims !== undefined) return { claims };
  if (id === 'fourColour') return { fourColour: value === true };
  if (id === 'ascii') return { ascii: value === true };
  return id === 'memory' ? { memory: value === true } : {};
}

export function SettingsScreen({ back }: { readonly back: () => void }): ReactNode {
  const { stage, settings, change, registry } = useApp();
  const [form, setForm] = useState(newForm);
  const [unkept, setUnkept] = useState<Text>();
  const fields = settingsFields(settings);
  useKeys((key) => {
    const step =
      key.name === 'click'
        ? formClick(form, fields, registry.at(key.x, key.y)?.id ?? '')
        : formKey(form, fields, key);
    setForm(step.form);
    const { effect } = step;
    if (effect.kind === 'set')
      void change(settingOf(effect.field.id, effect.value)).then(setUnkept);
    else if (effect.kind !== 'none') back();
  });
  const title = [run(say(stage, SETTINGS.title), { tone: 'accent' as const, bold: true })];
  const notice = unkept && { notice: [run(say(stage, unkept), { tone: 'alarm' })] };
  return (
    <FormPage title={title} fields={fields} form={form} keys={[KEYBAR.settings]} {...notice} />
  );
}
