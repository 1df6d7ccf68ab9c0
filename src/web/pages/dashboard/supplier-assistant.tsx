import type { Id } from '#contract/endpoint/values.ts'
import { useMe } from '#web/api/session/me.ts'
import type { AssistantPanelProps } from '#web/features/assistant/assistant-panel.tsx'
import { SupplierPanel } from '#web/features/assistant/supplier/supplier-panel.tsx'
import { DASHBOARD } from '#web/paths.ts'
import { useInsert } from './use-insert.ts'

type SupplierAssistantProps = { supplierId: Id } & Pick<AssistantPanelProps, 'isOpen' | 'onCollapse' | 'onLeave'>

/** The assistant behind the round button for somebody who works on a listing. */
export const SupplierAssistant = ({ supplierId, ...panel }: SupplierAssistantProps) => (
  <SupplierPanel {...panel} insert={useInsert(supplierId, DASHBOARD)} canInsert={useMe()?.member !== 'viewer'} />
)
