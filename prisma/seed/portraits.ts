/** Drawn portraits of the people of the demo, as SVG documents. */
export const PORTRAITS = {
  founder:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 440"><path d="M0 0H400V440H0Z" fill="#' +
    'F6EDD5"/><ellipse cx="210" cy="330" rx="330" ry="250" fill="#FBE2B4"/><circle cx="208" cy="190"' +
    ' r="128" fill="#F6AE2D"/><path d="M0 372H400V440H0Z" fill="#C9694A"/><path d="M0 330H400V372H0Z' +
    '" fill="#F3F4EE"/><path d="M0 322H400V333H0Z" fill="#B5482A"/><path d="M60 420 84 396H332L356 4' +
    '20Z" fill="#24427F"/><path d="M82 420 100 396M334 420 316 396" stroke="#FBC75C" stroke-width="5' +
    '"/><path d="M78 392C60 380 72 350 110 342L208 330 306 342C344 350 356 380 338 392 320 404 260 4' +
    '10 208 408 156 410 96 404 78 392Z" fill="#FFFCF4"/><path d="M116 398C150 372 196 362 236 366M30' +
    '0 398C270 378 244 368 208 366" stroke="#E4DDCB" stroke-width="4" fill="none" stroke-linecap="ro' +
    'und"/><path d="M150 398Q176 388 196 396" stroke="#8A5133" stroke-width="13" fill="none" stroke-' +
    'linecap="round"/><path d="M266 398Q240 388 222 396" stroke="#8A5133" stroke-width="13" fill="no' +
    'ne" stroke-linecap="round"/><path d="M121 290Q110 322 98 352M295 290Q306 322 318 352" stroke="#' +
    '8A5133" stroke-width="22" fill="none" stroke-linecap="round"/><circle cx="97" cy="356" r="12" f' +
    'ill="#8A5133"/><circle cx="319" cy="356" r="12" fill="#8A5133"/><path d="M84 338 112 346M304 34' +
    '6 332 338" stroke="#F6AE2D" stroke-width="4"/><path d="M122 250C126 224 150 212 184 206 190 216' +
    ' 200 221 208 221S226 216 232 206C266 212 290 224 294 250L306 300 284 306C282 330 290 350 288 36' +
    '2 262 372 154 372 128 362 126 350 134 330 132 306L110 300Z" fill="#1B6646"/><path d="M111 298 1' +
    '33 304M305 298 283 304" stroke="#F6AE2D" stroke-width="4"/><path d="M182 206C188 220 200 226 20' +
    '8 226S228 220 234 206" fill="none" stroke="#F6AE2D" stroke-width="4"/><path d="M192 176H224V208' +
    'Q208 224 192 208Z" fill="#74422A"/><path d="M162 140C160 100 176 82 208 82S256 100 254 140C254 ' +
    '168 240 186 208 186S162 168 162 140Z" fill="#2B2730"/><circle cx="208" cy="76" r="21" fill="#2B' +
    '2730"/><path d="M188 82Q208 92 228 82" stroke="#FFFCF4" stroke-width="5" fill="none" stroke-lin' +
    'ecap="round" stroke-dasharray=".1 9"/><path d="M172 138C172 122 186 108 208 104 230 108 244 122' +
    ' 244 138 244 170 228 194 208 194S172 170 172 138Z" fill="#8A5133"/><path d="M208 98V106C188 110' +
    ' 176 124 172 142 168 118 184 98 208 98ZM208 98V106C228 110 240 124 244 142 248 118 232 98 208 9' +
    '8Z" fill="#2B2730"/><path d="M182 146Q189 152 197 147M219 147Q227 152 234 146" stroke="#3A2418"' +
    ' stroke-width="2.600" fill="none" stroke-linecap="round"/><path d="M181 135Q189 130 198 134M218' +
    ' 134Q227 130 235 135" stroke="#2B2730" stroke-width="2.600" fill="none" stroke-linecap="round"/' +
    '><path d="M208 146Q204 160 208 163 211 164 212 162" stroke="#6B3A24" stroke-width="2.200" fill=' +
    '"none" stroke-linecap="round"/><path d="M197 174Q208 181 219 174" stroke="#6B2A22" stroke-width' +
    '="2.800" fill="none" stroke-linecap="round"/><circle cx="208" cy="124" r="3.200" fill="#A51C38"' +
    '/><circle cx="171" cy="160" r="4" fill="#F6AE2D"/><circle cx="245" cy="160" r="4" fill="#F6AE2D' +
    '"/></svg>',
  sunita:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" aria-hidden="true"><circle cx="32" ' +
    'cy="32" r="32" fill="#FDEFCF"/><clipPath id="av0"><circle cx="32" cy="32" r="32"/></clipPath><g' +
    ' clip-path="url(#av0)"><path d="M8 66C8 52 18 47 32 47S56 52 56 66Z" fill="#1B6646"/><path d="M' +
    '26 40H38V49Q32 54 26 49Z" fill="#9A6342"/><ellipse cx="32" cy="29.500" rx="12" ry="14" fill="#9' +
    'A6342"/><circle cx="32" cy="13" r="6.500" fill="#2B2730"/><path d="M18.500 29C18 17 24 12.500 3' +
    '2 12.500S46 17 45.500 29C43 23 38 20 32 20S21 23 18.500 29Z" fill="#2B2730"/><circle cx="32" cy' +
    '="22.500" r="1.300" fill="#A51C38"/></g></svg>',
  imran:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" aria-hidden="true"><circle cx="32" ' +
    'cy="32" r="32" fill="#E2E9F5"/><clipPath id="av1"><circle cx="32" cy="32" r="32"/></clipPath><g' +
    ' clip-path="url(#av1)"><path d="M8 66C8 52 18 47 32 47S56 52 56 66Z" fill="#24427F"/><path d="M' +
    '26 40H38V49Q32 54 26 49Z" fill="#A87150"/><ellipse cx="32" cy="29.500" rx="12" ry="14" fill="#A' +
    '87150"/><path d="M19 27C18 16 24 12 32 12S46 16 45 27C43.500 22 41 20.500 38 20 33 19 27 20.500' +
    ' 24 20.500 21.500 21 20 23 19 27Z" fill="#1B1A22"/><path d="M20.500 31C21 41 27 44.500 32 44.50' +
    '0S43 41 43.500 31C41 37 38 37.500 32 37.500S23 37 20.500 31Z" fill="#1B1A22"/></g></svg>',
  mary:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" aria-hidden="true"><circle cx="32" ' +
    'cy="32" r="32" fill="#DBEFE2"/><clipPath id="av2"><circle cx="32" cy="32" r="32"/></clipPath><g' +
    ' clip-path="url(#av2)"><path d="M8 66C8 52 18 47 32 47S56 52 56 66Z" fill="#A63F22"/><path d="M' +
    '26 40H38V49Q32 54 26 49Z" fill="#7A4A30"/><ellipse cx="32" cy="29.500" rx="12" ry="14" fill="#7' +
    'A4A30"/><circle cx="32" cy="13" r="6.500" fill="#B4AEA6"/><path d="M18.500 29C18 17 24 12.500 3' +
    '2 12.500S46 17 45.500 29C43 23 38 20 32 20S21 23 18.500 29Z" fill="#B4AEA6"/></g></svg>',
};
