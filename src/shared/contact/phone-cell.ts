/**
 * Returns a phone field as it stands in a cell: in the form that is dialled within Australia, since a spreadsheet would calculate what begins
 * with a plus. What stands beside the number stays.
 */
export const phoneCell = (phone: string): string =>
  phone
    .replace(/\+\s*61[\s.-]*\(?0?\)?[\s.-]*(?=1[38])/g, '')
    .replace(/\+\s*61[\s.-]*(?:\(0\)[\s.-]*|0)?(\(?)(?=[2-478])/g, '$10')
    .replace(/\+\s*(?=[1-9])/g, '0011 ')
