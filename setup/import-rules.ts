import type { OxlintOverride } from 'oxlint'
import type { Room } from './rooms.ts'

/** Wherever a file lies, its imports name the room they enter and the file they mean. */
const everywhere = [
  { regex: '(^|/)\\.\\.(/|$)', message: 'Import across folders by its room (#contract/…, #server/…, #web/…), never by ../' },
  { regex: '^[.#].*/[^./]+$', message: 'Name the file with its extension: Node looks for exactly that file.' },
]

/** A package stands for itself and all below it; a path of our own for what it says. */
const allowed = (path: string) => (path.startsWith('#') ? [`!${path}`] : [`!${path}`, `!${path}/**`])

/** Forbids everything and takes back what the row allows. */
const onlyWhat = ({ may }: Room) => ({
  group: ['**', '!./**', ...may.flatMap(allowed)],
  message: 'This room may not import that (setup/rooms.ts).',
})

const refuse = (patterns: object[]): OxlintOverride['rules'] => ({ 'no-restricted-imports': ['error', { patterns }] })

/** oxlint's overrides for the table of rooms: no-restricted-imports, once for each row. Tests may import everything. */
export const importRules = (rooms: Room[]): OxlintOverride[] => [
  { files: ['**'], rules: refuse(everywhere) },
  ...rooms.map((room) => ({
    files: room.files,
    excludeFiles: ['**/*.test.{ts,tsx}'],
    rules: refuse([...everywhere, onlyWhat(room)]),
  })),
]
