import { useSyncExternalStore } from 'react'
import { headerTexts } from '#contract/site-texts/layout-texts.ts'
import { Segment, Segmented } from '#web/ui/controls/choice/segmented.tsx'
import type { IconName } from '#web/ui/graphics/icon-names.ts'
import { useTexts } from '#web/use-site.ts'
import { currentTheme, setTheme, type Theme } from './theme.ts'
import styles from './theme-switch.module.css'

/** The labels are names of texts. */
const THEMES = [
  { theme: 'light', icon: 'sun', label: 'themeLight' },
  { theme: 'dark', icon: 'moon', label: 'themeDark' },
  { theme: 'system', icon: 'monitor', label: 'themeSystem' },
] as const satisfies { theme: Theme; icon: IconName; label: string }[]

/** Chooses the light, the dark or the device's theme. Only the browser knows the choice, so the server renders the last as active. */
export function ThemeSwitch() {
  const chosen = useSyncExternalStore(onThemeChange, currentTheme, () => 'system')
  const texts = useTexts(headerTexts)
  return (
    <div className={styles.row}>
      {texts.theme}
      <Segmented label={texts.theme}>
        {THEMES.map(({ theme, icon, label }) => (
          <Segment key={theme} icon={icon} label={texts[label]} active={theme === chosen} onClick={() => setTheme(theme)} />
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
