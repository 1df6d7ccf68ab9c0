import type { Plan } from '#contract/billing/plans.ts'

export const planNames: Record<Plan, string> = { starter: 'Starter', professional: 'Professional', enterprise: 'Enterprise' }
