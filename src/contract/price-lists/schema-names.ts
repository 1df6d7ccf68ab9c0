import type * as z from 'zod/mini'
import { InstantTerms, PriceListSettings } from './price-list-settings.ts'
import { PriceListRow, ReadPriceRow } from './price-lists.ts'

/** The named schemas of price lists. */
export const PRICE_LIST_SCHEMA_NAMES: Record<string, z.ZodMiniType> = { PriceListRow, ReadPriceRow, PriceListSettings, InstantTerms }
