import { useRef, type ChangeEvent } from 'react'
import { SOCIAL_PLATFORMS, type SocialPlatform } from '#contract/social/social-options.ts'
import { asVariable, POST_VARIABLE_KEYS, POST_VARIABLES, type PostVariable } from '#shared/social/social-variables.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextArea } from '#web/ui/controls/text-area.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx'
import { textsFor, withSameText, withTexts, type PostTexts } from './composer-values.ts'
import { HOW_IT_COUNTS, lengthsOf } from './counter.ts'
import type { VariableValues } from './template-texts.ts'
import styles from './text-fields.module.css'
import { TextTabs } from './text-tabs.tsx'
import type { Composer } from './use-composer.ts'

type TextFieldsProps = { composer: Composer; known: VariableValues }

/** Text and hashtags: those for all platforms, or the changed ones of the platform whose tab is open. */
export function TextFields({ composer, known }: TextFieldsProps) {
  const { values, change, problems, tab, setTab } = composer
  const area = useRef<HTMLDivElement>(null)
  const texts = textsFor(values, tab)
  const type = (typed: Partial<PostTexts>) => change(withTexts(values, tab, typed))
  const insert = (variable: PostVariable) => {
    const field = area.current?.querySelector('textarea')
    const [from, to] = [field?.selectionStart ?? texts.content.length, field?.selectionEnd ?? texts.content.length]
    const inserted = known[variable] || asVariable(variable)
    type({ content: texts.content.slice(0, from) + inserted + texts.content.slice(to) })
    // The menu gives the focus back to its button first.
    requestAnimationFrame(() => {
      field?.focus()
      field?.setSelectionRange(from + inserted.length, from + inserted.length)
    })
  }
  const isHere = problems.tab === undefined || problems.tab === tab
  return (
    <div ref={area} className={styles.texts}>
      <TextTabs values={values} tab={tab} onChange={setTab} />
      <Field label={tab === 'all' ? 'Text' : `Text for ${SOCIAL_PLATFORMS[tab]}`} required error={isHere ? problems.content : undefined}>
        <TextArea
          rows={6}
          value={texts.content}
          onChange={({ target }: ChangeEvent<HTMLTextAreaElement>) => type({ content: target.value })}
        />
      </Field>
      <Counters platforms={tab === 'all' ? values.platforms.filter((each) => !values.changed[each]) : [tab]} texts={texts} />
      <div className={styles.tools}>
        <VariableMenu known={known} onInsert={insert} />
        {tab !== 'all' && values.changed[tab] && (
          <Button size="sm" variant="quiet" onClick={() => change(withSameText(values, tab))}>
            Use the same text again
          </Button>
        )}
      </div>
      <Field label="Hashtags" optional help="Divided by spaces." error={isHere ? problems.hashtags : undefined}>
        <TextInput
          value={texts.hashtags}
          placeholder="#coffee #freshlyroasted"
          autoCapitalize="none"
          onChange={({ target }) => type({ hashtags: target.value })}
        />
      </Field>
    </div>
  )
}

type VariableMenuProps = { known: VariableValues; onInsert: (variable: PostVariable) => void }

/** What is known of a variable stands beside its name, and is what is inserted. */
const VariableMenu = ({ known, onInsert }: VariableMenuProps) => (
  <Menu label="Insert a variable" className={styles.variable}>
    {POST_VARIABLE_KEYS.map((variable) => (
      <MenuItem key={variable} onClick={() => onInsert(variable)}>
        <span className={styles.item}>
          {POST_VARIABLES[variable]}
          <span className={styles.known}>{known[variable] || asVariable(variable)}</span>
        </span>
      </MenuItem>
    ))}
  </Menu>
)

/** Shows how many characters are left on each platform, by its own way of counting. */
function Counters({ platforms, texts }: { platforms: readonly SocialPlatform[]; texts: PostTexts }) {
  const notes = platforms.flatMap((platform) => HOW_IT_COUNTS[platform] ?? [])
  return (
    <div className={styles.counted}>
      <ul aria-label="Characters left" className={styles.counters}>
        {platforms.map((platform) => {
          const { length, limit, left } = lengthsOf(platform, texts)
          return (
            <li key={platform} className={classNames(styles.counter, left < 0 && styles.over)}>
              {SOCIAL_PLATFORMS[platform]} <b>{length.toLocaleString('en-AU')}</b> of {limit.toLocaleString('en-AU')}
              {left < 0 && `, ${(-left).toLocaleString('en-AU')} too many`}
            </li>
          )
        })}
      </ul>
      {notes.length > 0 && <p className={styles.note}>{notes.join(' ')}</p>}
    </div>
  )
}
