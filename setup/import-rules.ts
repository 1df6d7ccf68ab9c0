import type { OxlintOverride } from 'oxlint'
import type { Boundary } from './boundaries.ts'

/** Wherever a file lies, its imports name the layer they enter and the file they mean. */
const everywhere = [
  { regex: '(^|/)\\.\\.(/|$)', message: 'Import across folders by its layer (#contract/…, #server/…, #web/…), never by ../' },
  { regex: '^[.#].*/[^./]+$', message: 'Name the file with its extension: Node looks for exactly that file.' },
]

const viaUseWrite = {
  name: '@tanstack/react-query',
  importNames: ['useMutation'],
  message: 'Write with useWrite (src/web/api/use-write.ts), which says how it went.',
}

/** A package stands for itself and all below it; a path of our own for what it says. */
const allowed = (path: string) => (path.startsWith('#') ? [`!${path}`] : [`!${path}`, `!${path}/**`])

/** Forbids everything and takes back what the row allows. */
const onlyWhat = ({ may }: Boundary) => ({
  group: ['**', '!./**', ...may.flatMap(allowed)],
  message: 'This layer may not import that (setup/boundaries.ts).',
})

const refuse = (patterns: object[], paths: { name: string; importNames: string[]; message: string }[] = []): OxlintOverride['rules'] => ({
  'no-restricted-imports': ['error', { patterns, paths }],
})

/** oxlint's overrides for the table of boundaries: no-restricted-imports, once for each row. Tests may import everything. */
export const importRules = (boundaries: Boundary[]): OxlintOverride[] => [
  { files: ['**'], rules: refuse(everywhere) },
  ...boundaries.map((boundary) => ({
    files: boundary.files,
    excludeFiles: ['**/*.test.{ts,tsx}'],
    rules: refuse([...everywhere, onlyWhat(boundary)], boundary.mutates ? [] : [viaUseWrite]),
  })),
]
