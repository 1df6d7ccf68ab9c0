export { SupplierRail } from './supplier-rail.tsx'
