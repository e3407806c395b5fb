/** The render context, for every component below a screen. */
import { createContext, useContext } from 'react';
import type { Registry } from '../registry.ts';
import type { Stage } from '../render-context.ts';

interface Staged {
  readonly stage: Stage;
  readonly registry: Registry;
}

export const StageContext = createContext<Staged | undefined>(undefined);

function useStaged(): Staged {
  const staged = useContext(StageContext);
  if (staged === undefined) throw new Error('a component must be inside the app');
  return staged;
}

export const useStage = (): Stage => useStaged().stage;
export const useRegistry = (): Registry => useStaged().registry;
