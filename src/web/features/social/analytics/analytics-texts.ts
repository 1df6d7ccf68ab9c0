import { SOCIAL_PLATFORM_KEYS, SOCIAL_PLATFORMS, type SocialPlatform } from '#contract/social/social-options.ts'
import type { SocialAnalytics } from '#contract/social/social-analytics.ts'
import { stepName } from '#shared/text/step-name.ts'
import { counted } from '#shared/text/words.ts'
import type { Layer } from '#web/ui/charts/column-chart.tsx'

const INKS: Record<SocialPlatform, Layer['ink']> = { facebook: 1, instagram: 2, twitter: 3, linkedin: 4, tiktok: 5 }

type Weeks = SocialAnalytics['weeks']

const countIn = ({ posted }: Weeks[number], name: SocialPlatform) => posted.find(({ platform }) => platform === name)?.count ?? 0

/** Returns the columns of the chart: the names of the weeks, and for each platform that was posted to its posts by week. */
export function weekColumns(weeks: Weeks): { steps: string[]; layers: Layer[] } {
  const layers = SOCIAL_PLATFORM_KEYS.map((name) => ({
    label: SOCIAL_PLATFORMS[name],
    ink: INKS[name],
    values: weeks.map((week) => countIn(week, name)),
  }))
  return {
    steps: weeks.map(({ startsOn }) => stepName({ from: startsOn })),
    layers: layers.filter(({ values }) => values.some((value) => value > 0)),
  }
}

/** "92%", or in words that nothing was posted yet. */
export const rateWords = ({ successRate }: Pick<SocialAnalytics, 'successRate'>): string =>
  successRate === null ? 'None yet' : `${Math.floor(successRate * 100)}%`

const CLOCK = new Intl.DateTimeFormat('en-AU', { hour: 'numeric', timeZone: 'UTC' })
/** A Monday. */
const WEEK = '2026-11-23'
const DAY = new Intl.DateTimeFormat('en-AU', { weekday: 'long', timeZone: 'UTC' })

const hourName = (hour: number) => CLOCK.format(Date.UTC(2026, 0, 1, hour))

type BestHours = SocialAnalytics['bestHours']

/** "Tuesday, 7 am to 8 am". */
export function hourWords({ weekday, hour }: Pick<BestHours['hours'][number], 'weekday' | 'hour'>): string {
  const day = new Date(WEEK)
  day.setUTCDate(day.getUTCDate() + weekday - 1)
  return `${DAY.format(day)}, ${hourName(hour)} to ${hourName(hour + 1)}`
}

/** Says what the best hours come from, and how much of it falls in them. */
export function basisWords({ basis, hours, total }: BestHours): string {
  if (basis === 'none')
    return 'Not known yet. Once buyers have sent requests or come from your posts, the hours in which they do stand here.'
  const shown = hours.reduce((sum, { count }) => sum + count, 0).toLocaleString('en-AU')
  const found = `these hours had ${shown} of ${counted(total, 'request or visit from a post', 'requests and visits from posts')} in the last year.`
  return basis === 'own' ? `When your buyers act: ${found}` : `You have too few requests of your own yet. In your whole category, ${found}`
}
