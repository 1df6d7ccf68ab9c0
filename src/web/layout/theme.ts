import { writeText } from '#web/storage/browser-entries.ts'

/** What a visitor chose; `system` follows the device. */
export type Theme = 'light' | 'dark' | 'system'

const KEY = 'theme'

/** For the head of every page, before anything is painted: puts the stored choice on <html>, which needs `suppressHydrationWarning`. */
export const themeScript = `try{let t=localStorage.${KEY};if(t=='light'||t=='dark')document.documentElement.classList.add(t)}catch{}`

export function currentTheme(): Theme {
  const { classList } = document.documentElement
  if (classList.contains('dark')) return 'dark'
  return classList.contains('light') ? 'light' : 'system'
}

/** Applies a choice at once and keeps it, where the browser lets us. */
export function setTheme(theme: Theme) {
  const { classList } = document.documentElement
  classList.remove('light', 'dark')
  if (theme !== 'system') classList.add(theme)
  writeText(KEY, theme === 'system' ? null : theme)
}
