/**
 * Stands in for stylis's table of vendor prefixes (1 kB brotli), which styled-components only asks for when
 * its `enableVendorPrefixes` is set; every browser we serve understands the properties as they are written.
 */
module.exports.prefix = () => '';
