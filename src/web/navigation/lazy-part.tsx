import { createContext, lazy, use, type ComponentType } from 'react'

/** The modules of the parts that the server has shown on the page that it renders. */
export const ShownParts = createContext<Set<string> | undefined>(undefined)

/**
 * Creates a part of a page whose script and styles are loaded when it is first shown, for what most visits do not show. Where the server
 * shows it, its styles are in the document, which finds them by the path of its `module` under `src/web`.
 */
export function lazyPart<Props extends object>(module: string, load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: (await load()) as ComponentType<object> }))
  return function LazyPart(props) {
    use(ShownParts)?.add(module)
    return <Part {...props} />
  }
}
