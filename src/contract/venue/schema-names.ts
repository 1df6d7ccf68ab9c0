import type * as z from 'zod/mini'
import { ApprovedDocument } from './approved-documents.ts'
import { ApprovedSupplier } from './approved-suppliers.ts'
import { FollowUp } from '#contract/quotes/follow-ups.ts'
import { Group, GroupSummary } from '#contract/groups/groups.ts'
import { Sample, SampleDetail } from '#contract/samples/samples.ts'
import { SuppliedSeafood } from '#contract/seafood/origin-changes.ts'
import { SeafoodRow } from '#contract/seafood/seafood.ts'

/** The named schemas of what a venue keeps and asks for besides its requests. */
export const BUYERS_SCHEMA_NAMES: Record<string, z.ZodMiniType> = {
  FollowUp,
  Sample,
  SampleDetail,
  Group,
  GroupSummary,
  SeafoodRow,
  ApprovedSupplier,
  ApprovedDocument,
  SuppliedSeafood,
}
