/** The settings as a form; each change takes effect and is saved at once. */
import { Box } from 'ink';
import { type ReactNode, useState } from 'react';
import type { Text } from '../../../lang/text.ts';
import { settingOf } from '../../../play/index.ts';
import { useApp, useKeys } from '../../app.tsx';
import { SETTINGS } from '../../messages/settings.ts';
import { formClick, formKey, newForm } from '../../parts/form.ts';
import { listShape } from '../../parts/listing.tsx';
import { Sample } from '../../parts/sample.tsx';
import { say } from '../../render-context.ts';
import { run } from '../../theme/style.ts';
import { FormPage } from './form-page.tsx';
import { settingsFields } from './settings-fields.ts';

/** Cells of the sample of cards, and what the fields need beside it. */
const SAMPLE = 25;
const FIELDS = 53;

export function SettingsScreen({ back }: { readonly back: () => void }): ReactNode {
  const { stage, settings, registry, change } = useApp();
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
  const { width } = listShape(stage);
  return (
    <FormPage
      title={[run(say(stage, SETTINGS.title), { tone: 'accent', bold: true })]}
      fields={fields}
      form={form}
      keys={[SETTINGS.keys]}
      notice={unkept === undefined ? [] : [run(say(stage, unkept), { tone: 'alarm' })]}
    >
      {width >= FIELDS + SAMPLE && (
        <Box position="absolute" marginLeft={width - SAMPLE} marginTop={1}>
          <Sample width={SAMPLE} />
        </Box>
      )}
    </FormPage>
  );
}
