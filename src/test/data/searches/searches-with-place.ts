import { DRINK, type ExpectedSearch, FOOD } from './expected-search.ts'

/** Searches with a suburb, postcode, city or state in the location box or in the text. */
export const SEARCHES_WITH_PLACE: ExpectedSearch[] = [
  // In the location box: postcodes
  { location: '3070', first: 'VIC', never: ['Jacaranda Row Coffee', 'Night Ferry Roasters', 'Third Gum Roastery'] },
  { location: '3056', first: 'VIC', never: ['Stand Forty Fruit & Veg', 'Wandoo Fresh'] },
  { location: '2000', first: 'NSW', never: ['Tin Shed Coffee', 'Papergum Packaging'] },
  { location: '4000', first: 'QLD', never: ['Tin Shed Coffee', 'Lidstock'] },
  { search: 'coffee', location: '3070', first: 'Tin Shed Coffee', never: ['Jacaranda Row Coffee', 'Night Ferry Roasters'] },
  { search: 'fish', location: '3070', first: 'Dockside Eleven', never: ['Estuary Nine Oysters', 'Coral Line Fisheries'] },
  {
    search: 'bread',
    location: '3056',
    first: ['Rye & Ember Bakery', 'Salt Kiln'],
    never: ['Laminar Pastry Works', 'Parade Ground Bagels'],
  },
  { search: 'milk', location: '2000', first: 'Creamline Dairy Co', never: ['Heytesbury Churn', 'Three Jerseys Creamery'] },
  { search: 'packaging', location: '4000', first: 'Papergum Packaging', never: ['Lidstock', 'Westerly Pack'] },
  { search: 'oysters', location: '2010', first: 'Estuary Nine Oysters', never: ['Kelp & Anchor'] },
  { search: 'croissants', location: '2044', first: 'Laminar Pastry Works', never: ['Rye & Ember Bakery'] },
  {
    search: 'fruit and veg',
    location: '6000',
    first: ['Wandoo Fresh', 'Southern River Greens'],
    never: ['Saltbush & Sons', 'Stand Forty Fruit & Veg'],
  },

  // Suburbs
  { location: 'Northcote', first: 'VIC', never: ['Night Ferry Roasters', 'Lidstock'] },
  { location: 'Preston', first: 'VIC', never: ['Night Ferry Roasters', 'Wandoo Fresh'] },
  { location: 'Preston, Victoria, Australia', first: 'VIC', never: ['Night Ferry Roasters'] },
  { search: 'coffee', location: 'Brunswick', first: 'Tin Shed Coffee', never: ['Night Ferry Roasters', 'Jacaranda Row Coffee'] },
  { search: 'meat', location: 'Footscray', first: ['Plenty Road Portion Meats', 'Hen & Hollow Poultry'], never: ['Drovers Rail Meats'] },
  {
    search: 'coffee',
    location: 'Newtown NSW',
    first: ['Night Ferry Roasters', 'Quiet Hours Decaf Co', 'Longhaul & Daughter'],
    never: ['Tin Shed Coffee'],
  },
  { search: 'coffee', location: 'Fremantle', first: 'Cray Boat Coffee', never: ['Tin Shed Coffee', 'Night Ferry Roasters'] },
  { search: 'aprons', location: 'Fitzroy VIC 3065', first: 'Crossback Apron Co' },
  { search: 'soft drinks', location: 'Marrickville', first: 'Bubbler & Crate', never: ['Mother Jar Kombucha'] },
  { search: 'bagels', location: 'Glenelg', first: 'Parade Ground Bagels', never: ['Laminar Pastry Works'] },

  // Cities and states
  { location: 'sydney', first: 'NSW', never: ['Rye & Ember Bakery', 'Tin Shed Coffee'] },
  { location: 'brisbane', first: 'QLD', never: ['Tin Shed Coffee', 'Night Ferry Roasters'] },
  { location: 'canberra', first: 'ACT', never: ['Tin Shed Coffee', 'Wandoo Fresh'] },
  { location: 'gold coast', first: 'QLD', never: ['Tin Shed Coffee', 'Wandoo Fresh'] },
  { location: 'Melbourne', first: 'VIC', never: ['Night Ferry Roasters', 'Jacaranda Row Coffee'] },
  { location: 'hobart', first: 'TAS', never: ['Tin Shed Coffee'] },
  { location: 'N.S.W.', first: 'NSW', never: ['Tin Shed Coffee', 'Wandoo Fresh'] },
  { location: 'Victoria', first: 'VIC', never: ['Night Ferry Roasters'] },
  { location: 'nt', first: 'NT', never: ['Tin Shed Coffee'] },
  { search: 'bakery', location: 'sydney', first: 'Laminar Pastry Works', never: ['Rye & Ember Bakery', 'Goldfields Crumb'] },
  { search: 'gin', location: 'adelaide', first: [null, 'Spirits'], never: ['Bottle Tree Wine & Spirits'] },
  { search: 'eggs', location: 'adelaide', first: 'Saltbush & Sons', never: ['Northgate Market Runners'] },
  { search: 'juice', location: 'gold coast', first: 'Pith Cold Press', never: ['Wandoo Fresh'] },
  {
    search: 'espresso machine service',
    location: 'QLD',
    first: 'Steam Arm Services',
    never: ['Copper Boiler Service', 'Group Seal Technicians'],
  },

  // In the text
  { search: 'fish near 3056', first: 'Dockside Eleven', never: ['Estuary Nine Oysters', 'Coral Line Fisheries'] },
  { search: 'canberra coffee', first: 'Lakeshed Coffee', never: ['Tin Shed Coffee', 'Jacaranda Row Coffee'] },
  { search: 'bakery sydney', first: 'Laminar Pastry Works', never: ['Rye & Ember Bakery', 'Goldfields Crumb'] },
  { search: 'coffee preston', first: 'Tin Shed Coffee', never: ['Night Ferry Roasters'] },
  { search: 'seafood hobart tas', first: 'Kelp & Anchor', never: ['Dockside Eleven'] },
  {
    search: 'bread in victoria',
    first: ['Rye & Ember Bakery', 'Goldfields Crumb', 'Salt Kiln'],
    never: ['Laminar Pastry Works', 'Parade Ground Bagels'],
  },
  { search: 'coffee roaster brisbane', first: 'Jacaranda Row Coffee', never: ['Tin Shed Coffee', 'Night Ferry Roasters'] },
  { search: 'cleaning melbourne', first: 'Undersink Grease Traps', never: ['After Close Cleaning Crew'] },
  { search: 'oat milk perth', first: 'Paddock Oat Co', never: ['Three Jerseys Creamery'] },
  { search: 'butcher brisbane', first: 'Drovers Rail Meats', never: ['Plenty Road Portion Meats', 'Hen & Hollow Poultry'] },
  { search: 'packaging near 2164', first: 'Lidstock', never: ['Papergum Packaging', 'Westerly Pack'] },
  { search: 'tea collingwood', first: 'Cardamom Street Chai', never: ['Second Leaf Tea'] },
  { search: 'fruit and veg adelaide', first: 'Saltbush & Sons', never: ['Wandoo Fresh', 'Stand Forty Fruit & Veg'] },
  { search: 'insurance parramatta', first: 'Cover Plate Insurance Brokers', never: FOOD },
  { search: 'it support brisbane', first: 'Back of House IT', never: FOOD },
  { search: 'wine sydney', first: 'Bottle Tree Wine & Spirits', never: ['Old Vine Row'] },
  { search: 'internet darwin', first: 'Monsoon Connect', never: FOOD },
  { search: 'coffee 7250', first: 'Fettlers Coffee', never: ['Tin Shed Coffee', 'Night Ferry Roasters'] },
  { search: 'pies bendigo', first: 'Goldfields Crumb', never: ['Laminar Pastry Works'] },
  { search: 'prawns cairns', first: 'Coral Line Fisheries', never: ['Dockside Eleven', 'Kelp & Anchor'] },
  { search: 'sourdough near coburg', first: 'Rye & Ember Bakery', never: ['Parade Ground Bagels', 'Laminar Pastry Works'] },
  { search: 'menu design hobart', first: 'Inkwell & Fern', never: FOOD },

  // Unknown places, and places where no supplier matches
  { location: 'Atlantis', first: null },
  { search: 'toaster melbourne', first: null, never: [...FOOD, ...DRINK] },
]
