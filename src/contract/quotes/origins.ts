import * as z from 'zod/mini'

/** Where seafood was harvested, wherever it was processed. */
export const ORIGINS = ['australian', 'imported', 'mixed'] as const
export type Origin = (typeof ORIGINS)[number]

export const OriginName = z.enum(ORIGINS, 'Please choose australian, imported or mixed.')
