/** The options form of a game. */
import { createElement, type ReactNode, useState } from 'react';
import { Frame, useApp, useKeys } from '../app.tsx';
import { FORM, KEYBAR } from '../messages.ts';
import { formKey, newForm } from '../parts/form.ts';
import { phrase, type Stage, say } from '../render-context.ts';
import { type Line, span } from '../span.ts';
import { formFrame } from './form-view.ts';
import { fieldsOf, objection, type Setup, withField } from './setup.ts';

/** Why this cannot be played, with the clause. */
function objectionLine(stage: Stage, setup: Setup): Line {
  const refusal = objection(setup);
  if (refusal === undefined) return [];
  const [before = '', after = ''] = say(stage, FORM.cannot).split('$1');
  const told = phrase(stage, { names: [] }, refusal.text, { bold: true });
  return [span(before), ...told, span(after), span(` (${refusal.clause})`, { dim: true })];
}

interface SetupProps {
  readonly setup: Setup;
  readonly start: (setup: Setup) => void;
  readonly back: () => void;
}

export function SetupScreen({ setup: given, start, back }: SetupProps): ReactNode {
  const { stage } = useApp();
  const [setup, setSetup] = useState(given);
  const [form, setForm] = useState(newForm);
  const fields = fieldsOf(setup);
  useKeys((key) => {
    const step = formKey(form, fields, key);
    setForm(step.form);
    const { effect } = step;
    if (effect.kind === 'set') setSetup(withField(setup, effect.field.id, effect.value));
    else if (effect.kind === 'back') back();
    else if (effect.kind === 'submit' && objection(setup) === undefined) start(setup);
  });
  const title: Line = [
    span(say(stage, setup.game.names), { bold: true }),
    span(`  ${say(stage, setup.game.summary)}`, { dim: true }),
  ];
  const notice = objectionLine(stage, setup);
  const block = formFrame(stage, { title, fields, form, keys: KEYBAR.form, notice });
  return createElement(Frame, { block });
}
