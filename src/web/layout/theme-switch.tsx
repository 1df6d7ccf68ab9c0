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

/** Light, dark, or as the device has it. What was chosen is known to the browser only, so the server shows the last as chosen. */
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

/** The choice is a class of the document, whoever sets it. */
function onThemeChange(changed: () => void) {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['class'] })
  return () => observer.disconnect()
}
