import { writeText } from '#web/storage/browser-entries.ts'

/** The chosen theme; `system` follows the device. */
export type Theme = 'light' | 'dark' | 'system'

const KEY = 'theme'

/** The inline script for the head of every page: sets the stored theme as a class of <html>, which needs `suppressHydrationWarning`. */
export const themeScript = `try{let t=localStorage.${KEY};if(t=='light'||t=='dark')document.documentElement.classList.add(t)}catch{}`

export function currentTheme(): Theme {
  const { classList } = document.documentElement
  if (classList.contains('dark')) return 'dark'
  return classList.contains('light') ? 'light' : 'system'
}

/** Applies a theme at once and stores the choice, where storage is available. */
export function setTheme(theme: Theme) {
  const { classList } = document.documentElement
  classList.remove('light', 'dark')
  if (theme !== 'system') classList.add(theme)
  writeText(KEY, theme === 'system' ? null : theme)
}
