/** The render context, for every component below a screen. */
import { createContext, useContext } from 'react';
import type { PlaceKind, Registry } from '../registry.ts';
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
export const useTheme = (): Stage['theme'] => useStaged().stage.theme;
const useRegistry = (): Registry => useStaged().registry;

/** A ref that tells the registry where the element is. */
export function usePlace(
  kind: PlaceKind,
  id: string,
): (element: Parameters<Registry['set']>[2]) => void {
  const registry = useRegistry();
  return (element) => registry.set(kind, id, element);
}
