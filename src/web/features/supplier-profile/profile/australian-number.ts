/** Whether a number can be dialled in Australia. The list of them is large: it comes when it is first needed, and without it the server judges. */
export async function isAustralianNumber(phone: string): Promise<boolean> {
  try {
    const { parsePhoneNumberFromString } = await import('libphonenumber-js')
    const number = parsePhoneNumberFromString(phone, 'AU')
    return number?.isValid() === true && number.countryCallingCode === '61'
  } catch {
    return true
  }
}
