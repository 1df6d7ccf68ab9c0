import { useEffect, useId, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react'
import { counted } from '#shared/text/words.ts'
import { navigate } from '#web/navigation/navigate.ts'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { nextIndex } from '#web/ui/overlays/menu-keys.ts'
import { matchingGroups, type PaletteEntry, type PaletteGroup } from './palette-entries.ts'
import styles from './palette.module.css'

type PaletteProps = {
  groups: readonly PaletteGroup[]
  typed: string
  onType: (typed: string) => void
  /** What can be found, as in "requests and products". */
  finds: string
  onClose: () => void
}

/** A dialog with one field that leads anywhere in a dashboard: a combobox whose list is always open, the focus stays in the field. */
export function Palette({ groups, typed, onType, finds, onClose }: PaletteProps) {
  const input = useRef<HTMLInputElement>(null)
  const shown = matchingGroups(groups, typed)
  const entries = shown.flatMap((group) => group.entries)
  const choice = useChoice(entries, (entry) => {
    onClose()
    navigate(entry.href)
  })
  return (
    <Dialog open onOpenChange={onClose} title="Jump to" description={`Pages, actions, ${finds}. Ctrl+K or ⌘K opens this.`} first={input}>
      <div data-palette className={styles.palette}>
        <TextInput
          ref={input}
          icon="magnifying-glass"
          aria-label="Jump to"
          autoComplete="off"
          maxLength={100}
          value={typed}
          onChange={({ target }) => {
            onType(target.value)
            choice.begin()
          }}
          {...choice.input}
        />
        <output className={entries.length > 0 ? 'visually-hidden' : styles.none}>
          <span>{entries.length > 0 ? counted(entries.length, 'result') : 'Nothing is called that.'}</span>
        </output>
        <div {...choice.list} aria-label="Results" className={styles.list}>
          {shown.map((group, index) => (
            <Group key={group.name} group={group} first={firstOf(shown, index)} option={choice.option} />
          ))}
        </div>
      </div>
    </Dialog>
  )
}

/** Returns the attributes of a field and of its list, of which one entry is active: arrow keys move it, Enter and a press choose. */
function useChoice(entries: readonly PaletteEntry[], onChoose: (entry: PaletteEntry) => void) {
  const id = useId()
  const [active, setActive] = useState(0)
  const at = Math.min(active, entries.length - 1)
  useEffect(() => {
    // Newer browsers return a promise, which is nothing to clean up with.
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, at])
  const choose = (index: number) => {
    const entry = entries[index]
    if (entry) onChoose(entry)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const next = event.key.startsWith('Arrow') ? nextIndex(event.key, at, entries.length) : undefined
    if (next !== undefined || event.key === 'Enter') event.preventDefault()
    if (next !== undefined) setActive(next)
    if (event.key === 'Enter') choose(at)
  }
  const wiring = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': entries.length > 0,
    'aria-controls': id,
    'aria-activedescendant': at >= 0 ? `${id}-${at}` : undefined,
  } as const
  return {
    begin: () => setActive(0),
    input: { ...wiring, onKeyDown },
    // The focus stays in the field.
    list: { id, role: 'listbox', tabIndex: -1, onMouseDown: (event: SyntheticEvent) => event.preventDefault() },
    option: (index: number) => ({ id: `${id}-${index}`, role: 'option', 'aria-selected': index === at, onClick: () => choose(index) }),
  }
}

/** Returns at which place of all entries those of a group begin. */
const firstOf = (groups: readonly PaletteGroup[], index: number): number =>
  groups.slice(0, index).reduce((sum, { entries }) => sum + entries.length, 0)

type GroupProps = { group: PaletteGroup; first: number; option: ReturnType<typeof useChoice>['option'] }

function Group({ group: { name, entries }, first, option }: GroupProps) {
  const id = useId()
  const wiring = { role: 'group', 'aria-labelledby': id }
  return (
    <div {...wiring}>
      <p id={id} className={styles.name}>
        {name}
      </p>
      {entries.map((entry, index) => (
        <div key={`${entry.href} ${entry.label}`} {...option(first + index)} className={styles.option}>
          <Icon name={entry.icon} className={styles.icon} />
          <span className={styles.label}>{entry.label}</span>
          {entry.detail && <span className={styles.detail}>{entry.detail}</span>}
        </div>
      ))}
    </div>
  )
}
