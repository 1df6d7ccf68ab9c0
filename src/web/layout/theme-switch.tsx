import { useSyncExternalStore } from 'react'
import { Segment, Segmented } from '#web/ui/controls/segmented.tsx'
import type { IconName } from '#web/ui/graphics/icon-names.ts'
import { currentTheme, setTheme, type Theme } from './theme.ts'
import styles from './theme-switch.module.css'

const THEMES: { theme: Theme; icon: IconName; label: string }[] = [
  { theme: 'light', icon: 'sun', label: 'Light theme' },
  { theme: 'dark', icon: 'moon', label: 'Dark theme' },
  { theme: 'system', icon: 'monitor', label: 'Theme of this device' },
]

/** Chooses the light, the dark or the device's theme. Only the browser knows the choice, so the server renders the last as active. */
export function ThemeSwitch() {
  const chosen = useSyncExternalStore(onThemeChange, currentTheme, () => 'system')
  return (
    <div className={styles.row}>
      Theme
      <Segmented label="Theme">
        {THEMES.map(({ theme, icon, label }) => (
          <Segment key={theme} icon={icon} label={label} active={theme === chosen} onClick={() => setTheme(theme)} />
        ))}
      </Segmented>
    </div>
  )
}

/** Calls `changed` when the theme class of the document changes, whichever code sets it. */
function onThemeChange(changed: () => void) {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['class'] })
  return () => observer.disconnect()
}
