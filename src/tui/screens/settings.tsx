/** The settings as a form; each change takes effect and is saved at once. */
import { Box } from 'ink';
import { type ReactNode, useState } from 'react';
import type { Text } from '../../lang/text.ts';
import { settingOf } from '../../play/index.ts';
import { useApp, useKeys } from '../app.tsx';
import { SETTINGS } from '../messages/settings.ts';
import { Fields, fieldsKey } from '../parts/fields.tsx';
import { formKey, newForm } from '../parts/form.ts';
import { Page } from '../parts/page.tsx';
import { bodyOf } from '../parts/page-size.ts';
import { Sample } from '../parts/sample.tsx';
import { say } from '../render-context.ts';
import { run } from '../theme/style.ts';
import { settingsFields } from './settings-fields.ts';

/** Cells of the sample of cards, and what the fields need beside it. */
const SAMPLE = 24;
const FIELDS = 54;

export function SettingsScreen({ back }: { readonly back: () => void }): ReactNode {
  const { stage, settings, registry, change } = useApp();
  const [form, setForm] = useState(newForm);
  const [unkept, setUnkept] = useState<Text>();
  const fields = settingsFields(settings);
  useKeys((given) => {
    const at = given.name === 'click' ? registry.at(given.x, given.y)?.id : undefined;
    const meant = fieldsKey(form, fields, given, at);
    if (meant.key === undefined) return setForm(meant.form);
    const step = formKey(meant.form, fields, meant.key);
    setForm(step.form);
    const { effect } = step;
    if (effect.kind === 'set')
      void change(settingOf(effect.field.id, effect.value)).then(setUnkept);
    else if (effect.kind !== 'none') back();
    return undefined;
  });
  const { width, height } = bodyOf(stage);
  const isRoomy = width >= FIELDS + SAMPLE;
  return (
    <Page
      title={[run(say(stage, SETTINGS.title), { tone: 'accent', bold: true })]}
      keys={SETTINGS.keys}
      notice={unkept === undefined ? [] : [run(say(stage, unkept), { tone: 'alarm' })]}
    >
      <Box width={width} flexShrink={0}>
        <Fields
          fields={fields}
          form={form}
          width={isRoomy ? width - SAMPLE : width}
          height={height}
        />
        {isRoomy && (
          <Box marginTop={2} flexShrink={0}>
            <Sample width={SAMPLE} />
          </Box>
        )}
      </Box>
    </Page>
  );
}
