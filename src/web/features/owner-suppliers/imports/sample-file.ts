/** Two suppliers with every column that an import reads, by the headings of the file that can be downloaded. */
export const SAMPLE_FILE = [
  'Business name,Category,Email,Phone,Website,Address,Description,ABN',
  'Sample Roastery,Coffee,orders@roastery.example,03 5550 0176,https://roastery.example,"12 Bruce Street, Preston VIC 3072",Roasted on Mondays.,51 824 753 556',
  'Sample Dairy,Dairy,hello@dairy.example,03 5550 0177,,"4 Mill Lane, Warragul VIC 3820",Milk and cream at five in the morning.,',
  '',
].join('\n')
