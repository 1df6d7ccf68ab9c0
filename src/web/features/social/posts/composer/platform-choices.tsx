import { useId } from 'react'
import { SOCIAL_PLATFORM_KEYS, SOCIAL_PLATFORMS, type SocialPlatform } from '#contract/social/social-options.ts'
import { PlatformIcon } from '#web/features/social/platform-icon.tsx'
import { Checkbox } from '#web/ui/controls/choice/checkbox.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import styles from './platform-choices.module.css'

type PlatformChoicesProps = {
  legend: string
  chosen: readonly SocialPlatform[]
  onChoose: (platform: SocialPlatform, isChosen: boolean) => void
  error?: string
}

/** The platforms, any of which can be chosen. */
export function PlatformChoices({ legend, chosen, onChoose, error }: PlatformChoicesProps) {
  const id = useId()
  return (
    <fieldset className={styles.platforms} aria-describedby={error && id}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.choices}>
        {SOCIAL_PLATFORM_KEYS.map((platform) => (
          <Checkbox
            key={platform}
            className={styles.choice}
            aria-invalid={error ? true : undefined}
            checked={chosen.includes(platform)}
            onChange={({ target }) => onChoose(platform, target.checked)}
            label={
              <span className={styles.label}>
                <PlatformIcon platform={platform} />
                {SOCIAL_PLATFORMS[platform]}
              </span>
            }
          />
        ))}
      </div>
      {error && (
        <p id={id} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

type PlatformSelectProps = { chosen: readonly SocialPlatform[]; onChoose: (platform: SocialPlatform) => void }

/** The platforms, of which one is chosen. */
export const PlatformSelect = ({ chosen, onChoose }: PlatformSelectProps) => (
  <Field label="Platform">
    <NativeSelect value={chosen[0]} onChange={({ target }) => onChoose(target.value as SocialPlatform)}>
      {SOCIAL_PLATFORM_KEYS.map((platform) => (
        <option key={platform} value={platform}>
          {SOCIAL_PLATFORMS[platform]}
        </option>
      ))}
    </NativeSelect>
  </Field>
)
