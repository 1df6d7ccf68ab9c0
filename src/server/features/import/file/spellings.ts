/** The fields that a column can be imported as. */
export const FIELDS = [
  'businessName',
  'address',
  'addressLine2',
  'suburb',
  'state',
  'postcode',
  'phone',
  'email',
  'website',
  'description',
  'tags',
  'category',
  'industry',
  'industryCode',
  'abn',
  'id',
] as const
export type Field = (typeof FIELDS)[number]

/** What each field is called in the report. */
export const FIELD_NAMES: Record<Field, string> = {
  businessName: 'business name',
  address: 'address',
  addressLine2: 'second address line',
  suburb: 'suburb',
  state: 'state',
  postcode: 'postcode',
  phone: 'phone',
  email: 'email',
  website: 'website',
  description: 'description',
  tags: 'tags',
  category: 'category',
  industry: 'industry',
  industryCode: 'industry code',
  abn: 'ABN',
  id: 'number of the listing',
}

/** The headings that files use for each field, in lower case without spaces or punctuation, in order of preference. */
export const SPELLINGS: Record<Field, string[]> = {
  businessName:
    `tradingname tradename tradingas businessname suppliername storename shopname companyname company business supplier vendor vendorname
     accountname organisation organisationname organization organizationname entityname legalname registeredname name title`.split(/\s+/),
  address:
    `businessaddress address fulladdress streetaddress tradingaddress physicaladdress siteaddress locationaddress address1 addressline1 addr addr1
     street street1 streetname postaladdress mailingaddress`.split(/\s+/),
  addressLine2: 'address2 addressline2 addr2 street2'.split(' '),
  suburb: 'suburb suburbtown suburbcity city citytown town towncity locality cityorsuburb businesssuburb'.split(' '),
  state: 'state stateterritory stateorterritory region province businessstate statecode'.split(' '),
  postcode: 'postcode postalcode pcode zip zipcode businesspostcode post'.split(' '),
  phone:
    `phone phonenumber phoneno telephone telephonenumber tel businessphone workphone officephone contactphone contactnumber landline phone1
     mobile mobilephone mobilenumber mobileno mob telno contactno ph`.split(/\s+/),
  email: 'email emailaddress mail businessemail contactemail email1 emailcontact'.split(' '),
  website: 'website url web webaddress websiteurl webpage homepage site internet websiteaddress'.split(' '),
  description: 'description about businessdescription details summary profile aboutus blurb'.split(' '),
  tags: 'tags tag keywords labels specialties specialities products'.split(' '),
  category: 'category categories suppliercategory businesscategory supplies type suppliertype businesstype'.split(' '),
  industry: 'industry industryname industrydescription trade sector anzsic anzsicdescription anzsicclass businessactivity activity'.split(
    ' ',
  ),
  industryCode: 'industrycode anzsiccode anzsic4code anzsicclasscode'.split(' '),
  abn: 'abn abnnumber abnno australianbusinessnumber businessnumber'.split(' '),
  id: ['id'],
}
