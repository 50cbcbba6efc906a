import { describe, expect, it } from '@jest/globals';
import { htmlText } from './html-text.ts';

describe('htmlText', () => {
  it.each([
    [
      '<p>Una <b>sesión</b> abierta.</p><p>Trae  tus\npreguntas.</p>',
      'Una sesión abierta.\n\nTrae tus\npreguntas.',
    ],
    ['Uno<br>Dos<br/><br><br><br>Tres', 'Uno\nDos\n\nTres'],
    ['<ul><li>Uno</li><li>Dos</li></ul>', 'Uno\n\nDos'],
    ['Caf&eacute; &amp; pan &#8212; &#xA1;hoy&#33; &Ntilde;u&ntilde;oa&nbsp;1', 'Café & pan — ¡hoy! Ñuñoa 1'],
    ['1 < 2 &lt;b&gt; & &unknown; &', '1 < 2 <b> & &unknown; &'],
    ['Antes<script>alert("<p>")</script><STYLE>p{}</style><!-- <b>nota</b> -->después', 'Antesdespués'],
    ['<a href="javascript:alert(1)" onclick="x">Enlace</a><img src=x onerror=alert(1)>', 'Enlace'],
    ['Abierto <b', 'Abierto'],
    ['Oculto <script>sin fin', 'Oculto'],
    ['&#0;&#x110000;&#1114112;x', '\ufffd\ufffd\ufffdx'],
  ])('reads %j', (html, text) => {
    expect(htmlText(html)).toBe(text);
  });

  it('takes linear time for any input', () => {
    for (const part of ['<', '<!--', '<script>', '</', '&#', '<a ', '&lt;', ' ']) {
      // Takes 0.1 s in linear time and minutes in quadratic time.
      expect(fastest(part.repeat(160_000))).toBeLessThan(5000);
    }
  });
});

/** Milliseconds of the fastest of three runs, so that other processes of the machine do not count. */
function fastest(html: string): number {
  const runs = [1, 2, 3].map(() => {
    const start = performance.now();
    htmlText(html);
    return performance.now() - start;
  });
  return Math.min(...runs);
}
