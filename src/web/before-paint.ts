import { sessionScript } from './features/accounts/session/session-hint.ts'
import { introScript } from '#web/features/home/intro-seen.ts'
import { earlyPressScript } from './browser/early-press.ts'
import { searchKeysScript } from './browser/search-keys.ts'
import { translatedScript } from './browser/translated.ts'
import { themeScript } from './layout/head/theme.ts'
import { searchFieldPath } from './paths.ts'

/**
 * The inline script for the head of every page: sets what must be known before the first paint and registers listeners that must be there
 * before the page's script. It reads the browser's own storage, since the cached HTML is the same for all requesters.
 */
export const beforePaint =
  themeScript + introScript + sessionScript + earlyPressScript + searchKeysScript(searchFieldPath) + translatedScript
