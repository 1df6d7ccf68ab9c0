import type { ReactNode } from 'react'
import { AfterPricing } from '#web/features/billing/pricing-call.tsx'
import { PlanQuestions } from '#web/features/billing/plans/plan-questions.tsx'
import { RailPage } from '#web/layout/rail/rail-page.tsx'
import { SupplierRail } from '#web/pages/supplier/supplier-rail.tsx'

/** The plans beside the tabs of a supplier's dashboard: whoever has a listing is not asked to register, but led to its own plan. */
export const OwnPricing = ({ children }: { children: ReactNode }) => (
  <RailPage rail={<SupplierRail current={null} />} tab={undefined}>
    {children}
    <PlanQuestions />
    <AfterPricing />
  </RailPage>
)
