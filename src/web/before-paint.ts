import { sessionScript } from '#web/features/accounts/session-hint.ts'
import { introScript } from '#web/features/home/intro-seen.ts'
import { earlyPressScript } from './browser/early-press.ts'
import { themeScript } from '#web/layout/theme.ts'

/** For the head of every page: what has to be known before anything is painted, or heard before anything runs. Pages are the same for everyone, so only the browser can tell. */
export const beforePaint = themeScript + introScript + sessionScript + earlyPressScript
