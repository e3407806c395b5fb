/** The very first start: a name, the language and the theme, asked once and kept as settings. */
import { Box } from 'ink';
import { type ReactNode, useState } from 'react';
import { same, type Text } from '../../lang/text.ts';
import { plainName, type Settings, settingOf } from '../../play/index.ts';
import { useApp, useKeys } from '../app.tsx';
import { FIRST } from '../messages/settings.ts';
import { Fields, fieldsKey } from '../parts/fields.tsx';
import { type Field, formKey, newForm } from '../parts/form.ts';
import { Page } from '../parts/page.tsx';
import { bodyOf } from '../parts/page-size.ts';
import { Sample } from '../parts/sample.tsx';
import { Words } from '../parts/words.tsx';
import { say } from '../render-context.ts';
import { run } from '../theme/style.ts';
import { settingField } from './settings-fields.ts';

const FIELDS_HEIGHT = 6;
const SAMPLE_WIDTH = 40;
/** Rows below which there is no room for cards. */
const ROOMY = 16;

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
  useKeys((given) => {
    const at = given.name === 'click' ? registry.at(given.x, given.y)?.id : undefined;
    const meant = fieldsKey(form, fields, given, at);
    if (meant.key === undefined) return setForm(meant.form);
    const { form: next, effect } = formKey(meant.form, fields, meant.key);
    setForm(next);
    if (effect.kind === 'submit') return keep(plainName(name));
    if (given.name === 'escape') return keep('');
    if (effect.kind !== 'set') return undefined;
    if (effect.field.id === 'name') return setName(String(effect.value));
    return change(settingOf(effect.field.id, effect.value)).then(setUnkept);
  });
  const { width, height } = bodyOf(stage);
  return (
    <Page
      title={[run(say(stage, FIRST.title), { tone: 'accent', bold: true })]}
      keys={FIRST.keys}
      notice={unkept === undefined ? [] : [run(say(stage, unkept), { tone: 'alarm' })]}
    >
      <Intro />
      <Fields fields={fields} form={form} width={width} height={FIELDS_HEIGHT} />
      {height >= ROOMY && <Sample width={Math.min(width, SAMPLE_WIDTH)} />}
    </Page>
  );
}

function Intro(): ReactNode {
  const { stage } = useApp();
  const isRoomy = bodyOf(stage).height >= ROOMY;
  return (
    <Box marginY={isRoomy ? 1 : 0} flexShrink={0}>
      <Words of={[run(say(stage, FIRST.intro))]} wrap="wrap" />
    </Box>
  );
}
