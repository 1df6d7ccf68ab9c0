import { createContext, lazy, use, type ComponentType } from 'react'

/** The modules of the parts that the server has shown on the page that it renders, and whether the browser needs their scripts at once. */
export const ShownParts = createContext<Map<string, boolean> | undefined>(undefined)

/**
 * Creates a part of a page whose script and styles are loaded when it is first shown, for what most visits do not show. Where the server
 * shows it, its styles are in the document, which finds them by the path of its `module` under `src/web`; `isHydrated` says whether its script is
 * loaded with those of the page.
 */
export function lazyPart<Props extends object>(
  module: string,
  load: () => Promise<ComponentType<Props>>,
  isHydrated = true,
): ComponentType<Props> {
  const LazyComponent = lazy(async () => ({ default: (await load()) as ComponentType<object> }))
  return function LazyPart(props) {
    use(ShownParts)?.set(module, isHydrated)
    return <LazyComponent {...props} />
  }
}
