/** The columns that an email about a request needs. */
export const MOVED_COLUMNS = [
  'id',
  'serial',
  'bulkId',
  'supplierId',
  'accountId',
  'businessName',
  'contactName',
  'contactEmail',
  'contactPhone',
  'deliveryLocation',
  'requirements',
  'status',
] as const
