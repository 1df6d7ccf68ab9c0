import type { ReactNode } from 'react'
import { PlanQuestions } from '#web/features/billing/plans/plan-questions.tsx'
import { RailPage } from '#web/layout/rail/rail-page.tsx'
import { SupplierRail } from '#web/pages/supplier/supplier-rail.tsx'
import { SUBSCRIPTION } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'

/** The plans beside the tabs of a supplier's dashboard: whoever has a listing is not asked to register, but led to its subscription. */
export const OwnPricing = ({ children }: { children: ReactNode }) => (
  <RailPage rail={<SupplierRail current={null} />} tab={undefined}>
    {children}
    <PlanQuestions />
    <ButtonLink href={SUBSCRIPTION} icon="receipt">
      Your subscription
    </ButtonLink>
  </RailPage>
)
