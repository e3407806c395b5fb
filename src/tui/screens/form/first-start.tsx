/** The very first start: a name, the language and the theme, asked once and kept as settings. */
import { Box } from 'ink';
import { type ReactNode, useState } from 'react';
import { same, type Text } from '../../../lang/text.ts';
import { plainName, type Settings, settingOf } from '../../../play/index.ts';
import { useApp, useKeys } from '../../app.tsx';
import { FIRST } from '../../messages/settings.ts';
import { useCalm } from '../../parts/calm.ts';
import { type Field, formClick, formKey, newForm } from '../../parts/form.ts';
import { listShape } from '../../parts/listing.tsx';
import { Sample } from '../../parts/sample.tsx';
import { say } from '../../render-context.ts';
import { run } from '../../theme/style.ts';
import { FormPage } from './form-page.tsx';
import { settingField } from './settings-fields.ts';

const SAMPLE = 60;
/** Rows below which there is no room for cards. */
const ROOMY = 10;

/** The name is kept once it is whole, the others as they are changed. */
function fieldsOf(settings: Settings, name: string): readonly Field[] {
  const asked = { ...settingField(settings, 'name'), value: name, shown: same(name) };
  return [asked, settingField(settings, 'lang'), settingField(settings, 'theme')];
}

/** `done`: the answers, or that there are none, have been kept as far as they can be. */
export function FirstStart({ done }: { readonly done: () => void }): ReactNode {
  const { stage, settings, registry, change } = useApp();
  const [form, setForm] = useState(newForm);
  const [name, setName] = useState(settings.name);
  const [unkept, setUnkept] = useState<Text>();
  const fields = fieldsOf(settings, name);
  const keep = async (answer: string): Promise<void> => {
    await change({ name: answer });
    done();
  };
  const isCalm = useCalm(0);
  useKeys((key) => {
    if (key.name === 'enter' && !isCalm()) return undefined;
    const step =
      key.name === 'click'
        ? formClick(form, fields, registry.at(key.x, key.y)?.id ?? '')
        : formKey(form, fields, key);
    setForm(step.form);
    const { effect } = step;
    if (effect.kind === 'submit') return keep(plainName(name));
    if (key.name === 'escape') return keep('');
    if (effect.kind !== 'set') return undefined;
    if (effect.field.id === 'name') return setName(String(effect.value));
    return change(settingOf(effect.field.id, effect.value)).then(setUnkept);
  });
  const { width, height } = listShape(stage);
  return (
    <FormPage
      title={[
        run(say(stage, FIRST.title), { tone: 'accent', bold: true }),
        run(`  ${say(stage, FIRST.intro)}`, { tone: 'faint' }),
      ]}
      fields={fields}
      form={form}
      keys={[FIRST.keys]}
      notice={unkept === undefined ? [] : [run(say(stage, unkept), { tone: 'alarm' })]}
    >
      {height >= ROOMY && (
        <Box marginTop={1} marginLeft={2} flexShrink={0}>
          <Sample width={Math.min(width, SAMPLE)} />
        </Box>
      )}
    </FormPage>
  );
}
