import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

// What components say most often, in fewer signs. What it does is the same.

/** Settings of the bundler. What is shared are pure functions: a module of which a page uses nothing is not loaded with it. */
export const smallCode = {
  treeshake: { moduleSideEffects: [{ test: /\/src\/shared\//, sideEffects: false }] },
  optimization: { inlineConst: { mode: 'all' as const, pass: 2 } },
}

const ofBrowsers = { enforce: 'pre', apply: 'build', applyToEnvironment: ({ name }: { name: string }) => name === 'client' } as const

const SOURCE = /\/src\/web\/.*\.tsx?$/
const STYLES = /^import (\w+) from '(\.\/[^']+\.module\.css)'$/gm
/** Words that no variable is called by, so that a class of this name is in the table of classes only. */
const RESERVED =
  /^(?:break|case|catch|class|const|continue|default|delete|do|else|enum|export|for|function|if|import|in|new|return|switch|this|typeof|var|void|with)$/

/**
 * Writes the names of classes where they are used, instead of a table of all classes of a file, where a component uses each by its name
 * (`styles.card`, but not `styles[tone]`).
 */
export const classesByName = (): Plugin => ({
  name: 'classes-by-name',
  ...ofBrowsers,
  transform: { filter: { id: SOURCE, code: /\.module\.css'/ }, handler: withClassesByName },
})

/** Keeps the rules of a file of which nothing but names is left. */
export const rulesOfNames = (): Plugin => ({
  name: 'rules-of-names',
  ...ofBrowsers,
  enforce: 'post',
  transform: { filter: { id: /\.module\.css$/ }, handler: (code) => ({ code: `${code}\ndebugger`, map: null, moduleSideEffects: true }) },
})

/** Returns the code of a component, whose styles stand beside it, with an import of their names where it can have one. */
export const withClassesByName = (code: string, id: string) =>
  code.replace(STYLES, (line, table: string, file: string) =>
    isByName(code.replace(line, ''), table, join(dirname(id), file)) ? `import * as ${table} from '${file}'` : line,
  )

function isByName(code: string, table: string, file: string): boolean {
  const uses = [...code.matchAll(new RegExp(`\\b${table}\\b(?:\\.(\\w+))?`, 'g'))].map(([, name]) => name)
  // A class without a rule is undefined in the table, but no name that can be imported.
  const rules = readFileSync(file, 'utf8')
  return uses.every((name) => name !== undefined && !RESERVED.test(name) && new RegExp(`\\.${name}\\b(?!-)`).test(rules))
}

/** What is imported of React. A name that is missing here stops the build. */
const EXPORTS: Record<string, string> = {
  react:
    'Children, Component, Fragment, Suspense, cloneElement, createContext, createElement, lazy, startTransition, use, ' +
    'useCallback, useContext, useDeferredValue, useEffect, useEffectEvent, useId, useImperativeHandle, useLayoutEffect, ' +
    'useMemo, useRef, useState, useSyncExternalStore',
  'react/jsx-runtime': 'Fragment, jsx, jsxs',
}
const AS_MODULE = '\0as-module:'

/** Has our own components import React as a module: of its CommonJS, every use names the whole of it again. */
export const reactAsModule = (): Plugin => ({
  name: 'react-as-module',
  ...ofBrowsers,
  resolveId: {
    filter: { id: /^react(?:\/jsx-runtime)?$/ },
    handler: (id, importer) => (importer && SOURCE.test(importer.split('?', 1)[0]!) ? AS_MODULE + id : undefined),
  },
  load: {
    filter: { id: new RegExp(`^${AS_MODULE}`) },
    handler(id) {
      const name = id.slice(AS_MODULE.length)
      return `import all from '${name}'\nexport const { ${EXPORTS[name]} } = all`
    },
  },
})
