import type { ReactNode } from 'react'
import type { HomeSectionId } from '#contract/site/home-section-order.ts'
import { BeforeAfter } from '#web/features/home/before-after.tsx'
import { Benefits } from '#web/features/home/benefits.tsx'
import { BetaStats } from '#web/features/home/beta/beta-stats.tsx'
import { HowItWorks } from '#web/features/home/how-it-works.tsx'
import { SupplierInvitation } from '#web/features/home/supplier-invitation.tsx'
import { Testimonials } from '#web/features/home/testimonials.tsx'

/** The sections that hold texts, pictures and links only. */
const SECTIONS = {
  benefits: <Benefits />,
  'how-it-works': <HowItWorks />,
  'before-after': <BeforeAfter />,
  testimonials: <Testimonials />,
  stats: <BetaStats />,
  invitation: <SupplierInvitation />,
} satisfies Partial<Record<HomeSectionId, ReactNode>>

export type StillSectionProps = { id: keyof typeof SECTIONS }

export const StillSectionContent = ({ id }: StillSectionProps) => SECTIONS[id]
