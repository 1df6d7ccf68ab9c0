/** The periods of the trends and their steps: calendar days in Sydney, or weeks that start on Monday. */
export const PERIODS = { '30d': { by: 'day', steps: 30 }, '12w': { by: 'week', steps: 12 }, '52w': { by: 'week', steps: 52 } } as const
export type Period = keyof typeof PERIODS
export const PERIOD_LABELS: Record<Period, string> = { '30d': '30 days', '12w': '12 weeks', '52w': '52 weeks' }
