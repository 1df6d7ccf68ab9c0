import type { CategoryName } from '#contract/options.ts'

/** A class of the Australian and New Zealand Standard Industrial Classification 2006 whose businesses can supply a cafe. */
export type Industry = {
  code: string
  name: string
  /** Null for a class too broad for one category, where the business's name decides. */
  category: CategoryName | null
  /** What such a business is, to begin a sentence with. */
  trade: string
  tags: string[]
}

const industry = (code: string, name: string, category: CategoryName | null, trade: string, tags: string): Industry => ({
  code,
  name,
  category,
  trade,
  tags: tags === '' ? [] : tags.split(', '),
})

/** The classes that fit a category; docs/decisions/0007-import-industries.md says why the others do not. */
export const ANZSIC: Industry[] = [
  industry('0121', 'Mushroom Growing', 'Fresh Produce', 'Mushroom grower', 'Mushrooms, Grower'),
  industry('0122', 'Vegetable Growing (Under Cover)', 'Fresh Produce', 'Vegetable grower', 'Vegetables, Grower'),
  industry('0123', 'Vegetable Growing (Outdoors)', 'Fresh Produce', 'Vegetable grower', 'Vegetables, Grower'),
  industry('0133', 'Berry Fruit Growing', 'Fresh Produce', 'Berry grower', 'Berries, Grower'),
  industry('0134', 'Apple and Pear Growing', 'Fresh Produce', 'Apple and pear grower', 'Apples, Pears, Grower'),
  industry('0135', 'Stone Fruit Growing', 'Fresh Produce', 'Stone fruit grower', 'Stone fruit, Grower'),
  industry('0136', 'Citrus Fruit Growing', 'Fresh Produce', 'Citrus grower', 'Citrus, Grower'),
  industry('0139', 'Other Fruit and Tree Nut Growing', 'Fresh Produce', 'Fruit and nut grower', 'Fruit, Grower'),

  industry('1111', 'Meat Processing', 'Meat', 'Meat processor', 'Meat'),
  industry('1112', 'Poultry Processing', 'Meat', 'Poultry processor', 'Poultry'),
  industry('1113', 'Cured Meat and Smallgoods Manufacturing', 'Meat', 'Cured meat and smallgoods maker', 'Smallgoods'),
  industry('1120', 'Seafood Processing', 'Seafood', 'Seafood processor', 'Seafood'),
  industry('1131', 'Milk and Cream Processing', 'Dairy', 'Milk and cream processor', 'Dairy'),
  industry('1132', 'Ice Cream Manufacturing', 'Dairy', 'Ice cream maker', 'Ice cream'),
  industry('1133', 'Cheese and Other Dairy Product Manufacturing', 'Dairy', 'Cheese and dairy product maker', 'Dairy'),
  industry('1140', 'Fruit and Vegetable Processing', 'Fresh Produce', 'Fruit and vegetable processor', 'Fruit and vegetables'),
  industry('1162', 'Cereal, Pasta and Baking Mix Manufacturing', null, 'Cereal, pasta and baking mix maker', ''),
  industry('1171', 'Bread Manufacturing (Factory based)', 'Baked Goods', 'Bread maker', 'Bread'),
  industry('1172', 'Cake and Pastry Manufacturing (Factory based)', 'Baked Goods', 'Cake and pastry maker', 'Bakery'),
  industry('1173', 'Biscuit Manufacturing (Factory based)', 'Baked Goods', 'Biscuit maker', 'Biscuits'),
  industry('1174', 'Bakery Product Manufacturing (Non-factory based)', 'Baked Goods', 'Bakery', 'Bakery'),
  industry('1199', 'Other Food Product Manufacturing n.e.c.', null, 'Food maker', ''),
  industry('1211', 'Soft Drink, Cordial and Syrup Manufacturing', 'Beverages', 'Soft drink, cordial and syrup maker', ''),
  industry('1212', 'Beer Manufacturing', 'Spirits', 'Brewery', 'Beer'),
  industry('1213', 'Spirit Manufacturing', 'Spirits', 'Spirits maker', 'Spirits'),
  industry(
    '1214',
    'Wine and Other Alcoholic Beverage Manufacturing',
    'Spirits',
    'Maker of wine and other alcoholic drinks',
    'Alcoholic drinks',
  ),

  industry('1333', 'Cut and Sewn Textile Product Manufacturing', null, 'Textile product maker', ''),
  industry('1351', 'Clothing Manufacturing', null, 'Clothing maker', ''),
  industry(
    '1521',
    'Corrugated Paperboard and Paperboard Container Manufacturing',
    'Packaging',
    'Cardboard container maker',
    'Cardboard boxes',
  ),
  industry('1522', 'Paper Bag Manufacturing', 'Packaging', 'Paper bag maker', 'Paper bags'),
  industry('1524', 'Sanitary Paper Product Manufacturing', 'Packaging', 'Sanitary paper product maker', 'Paper products'),
  industry('1529', 'Other Converted Paper Product Manufacturing', 'Packaging', 'Paper product maker', 'Paper products'),
  industry('1611', 'Printing', 'Graphic Design', 'Printer', 'Printing'),
  industry('1612', 'Printing Support Services', 'Graphic Design', 'Printing support business', 'Printing'),
  industry('1911', 'Polymer Film and Sheet Packaging Material Manufacturing', 'Packaging', 'Packaging film maker', 'Packaging film'),
  industry('1912', 'Rigid and Semi-Rigid Polymer Product Manufacturing', null, 'Plastic product maker', ''),
  industry('2511', 'Wooden Furniture and Upholstered Seat Manufacturing', 'Furniture', 'Wooden furniture and seat maker', 'Furniture'),
  industry('2512', 'Metal Furniture Manufacturing', 'Furniture', 'Metal furniture maker', 'Furniture'),
  industry('2519', 'Other Furniture Manufacturing', 'Furniture', 'Furniture maker', 'Furniture'),

  industry('3319', 'Other Agricultural Product Wholesaling', null, 'Agricultural product wholesaler', 'Wholesale'),
  industry('3492', 'Computer and Computer Peripheral Wholesaling', 'IT Services', 'Computer wholesaler', 'Computers, Wholesale'),
  industry('3493', 'Telecommunication Goods Wholesaling', 'Phone/Internet', 'Telecommunication goods wholesaler', 'Wholesale'),
  industry('3601', 'General Line Grocery Wholesaling', null, 'Grocery wholesaler', 'Wholesale'),
  industry('3602', 'Meat, Poultry and Smallgoods Wholesaling', 'Meat', 'Meat, poultry and smallgoods wholesaler', 'Meat, Wholesale'),
  industry('3603', 'Dairy Produce Wholesaling', 'Dairy', 'Dairy produce wholesaler', 'Dairy, Wholesale'),
  industry('3604', 'Fish and Seafood Wholesaling', 'Seafood', 'Fish and seafood wholesaler', 'Seafood, Wholesale'),
  industry('3605', 'Fruit and Vegetable Wholesaling', 'Fresh Produce', 'Fruit and vegetable wholesaler', 'Fruit and vegetables, Wholesale'),
  industry('3606', 'Liquor and Tobacco Product Wholesaling', 'Spirits', 'Liquor and tobacco wholesaler', 'Liquor, Wholesale'),
  industry('3609', 'Other Grocery Wholesaling', null, 'Grocery wholesaler', 'Wholesale'),
  industry('3711', 'Textile Product Wholesaling', null, 'Textile product wholesaler', 'Wholesale'),
  industry('3712', 'Clothing and Footwear Wholesaling', null, 'Clothing wholesaler', 'Wholesale'),
  industry('3731', 'Furniture and Floor Covering Wholesaling', 'Furniture', 'Furniture and floor covering wholesaler', 'Wholesale'),
  industry('3733', 'Kitchen and Diningware Wholesaling', 'Furniture', 'Kitchen and diningware wholesaler', 'Kitchenware, Wholesale'),
  industry('3736', 'Paper Product Wholesaling', 'Packaging', 'Paper product wholesaler', 'Paper products, Wholesale'),
  industry('3739', 'Other Goods Wholesaling n.e.c.', null, 'Wholesaler', 'Wholesale'),

  industry('5801', 'Wired Telecommunications Network Operation', 'Phone/Internet', 'Telecommunications network operator', ''),
  industry('5802', 'Other Telecommunications Network Operation', 'Phone/Internet', 'Telecommunications network operator', ''),
  industry('5809', 'Other Telecommunications Services', 'Phone/Internet', 'Telecommunications business', ''),
  industry('5910', 'Internet Service Providers and Web Search Portals', 'Phone/Internet', 'Internet business', ''),
  industry('5921', 'Data Processing and Web Hosting Services', 'IT Services', 'Data processing and web hosting business', 'Web hosting'),
  industry('6322', 'General Insurance', 'Insurance', 'General insurer', 'General insurance'),
  industry('6420', 'Auxiliary Insurance Services', 'Insurance', 'Insurance services business', 'Insurance services'),
  industry('6924', 'Other Specialised Design Services', 'Graphic Design', 'Design business', 'Design'),
  industry('6940', 'Advertising Services', null, 'Advertising business', 'Advertising'),
  industry('7000', 'Computer System Design and Related Services', 'IT Services', 'Computer services business', 'Computer services'),
  industry('7211', 'Employment Placement and Recruitment Services', 'Staff/Recruiting', 'Recruitment business', 'Recruitment'),
  industry('7212', 'Labour Supply Services', 'Staff/Recruiting', 'Labour supply business', 'Labour supply'),
  industry('7311', 'Building and Other Industrial Cleaning Services', 'Cleaning', 'Commercial cleaning business', 'Commercial cleaning'),
  industry('7312', 'Building Pest Control Services', 'Cleaning', 'Building pest control business', 'Pest control'),
  industry('7320', 'Packaging Services', 'Packaging', 'Packaging services business', 'Packaging services'),
  industry('9421', 'Domestic Appliance Repair and Maintenance', 'Machine Repairs', 'Appliance repair business', 'Repairs, Maintenance'),
  industry(
    '9429',
    'Other Machinery and Equipment Repair and Maintenance',
    'Machine Repairs',
    'Machinery repair business',
    'Repairs, Maintenance',
  ),
  industry('9531', 'Laundry and Dry-Cleaning Services', 'Uniforms', 'Laundry and dry-cleaning business', 'Laundry'),
]
