// Writes the PDF documents of the demo content to api/src/demo/files. Run it after a change of the texts:
// npm run artwork
import { chromium } from '@playwright/test';
import { join } from 'node:path';
import { FLAGS, provideChromium } from '../chromium.ts';

const FOLDER = join(import.meta.dirname, '../../api/src/demo/files');
const STYLE =
  'body { font: 11pt/18pt Helvetica, Arial, sans-serif } h1 { font-size: 20pt; line-height: 1.2 }';
const MARGIN = { top: '22mm', right: '22mm', bottom: '22mm', left: '22mm' };

const DOCUMENTS = {
  'manual-de-bienvenida.pdf': {
    title: 'Manual de bienvenida',
    paragraphs: [
      'Los primeros siete días no son para vender nada: son para conocer al equipo, los horarios y las preguntas que todos hicimos al llegar.',
      'Día 1. Habla con la persona que te invitó y elijan juntas un horario fijo para la semana.',
      'Día 2. Entra a la presentación de negocio sin invitar a nadie. Anota lo que no entiendas.',
      'Día 3. Entra a la sesión de salud y bienestar y elige un solo hábito para este mes.',
      'Día 4. Conversa con tu mentora o mentor sobre tus notas. No hay preguntas tontas.',
      'Día 5. Escribe en tres frases por qué estás aquí. Nadie más tiene que leerlas.',
      'Día 6. Ven a la universidad de negocios y haz el primer ejercicio con otra persona nueva.',
      'Día 7. Descansa. El lunes empezamos de nuevo.',
    ],
  },
  'welcome-handbook.pdf': {
    title: 'Welcome handbook',
    paragraphs: [
      'The first seven days are not for selling anything. They are for getting to know the team, the hours and the questions that all of us asked when we arrived.',
      'Day 1. Talk with whoever invited you and choose a fixed hour of the week together.',
      'Day 2. Join the business presentation without inviting anybody. Write down what you do not understand.',
      'Day 3. Join the health and wellness session and choose a single habit for this month.',
      'Day 4. Go through your notes with your mentor. There are no silly questions.',
      'Day 5. Write in three sentences why you are here. Nobody else has to read them.',
      'Day 6. Come to the business university and do the first exercise with another newcomer.',
      'Day 7. Rest. On Monday we begin again.',
    ],
  },
  'quienes-somos.pdf': {
    title: 'Quiénes somos, en una página',
    paragraphs: [
      'Vitral es un equipo que forma líderes y cuida su bienestar. Nos reunimos en vivo varias veces por semana y nos acompañamos entre sesiones.',
      'No prometemos ingresos ni atajos. Ofrecemos formación constante, hábitos que se sostienen y una comunidad que responde.',
      'El mejor primer paso es entrar a una sesión abierta y preguntar. El calendario está en nuestra página de educación.',
    ],
  },
  'guia-de-la-primera-llamada.pdf': {
    title: 'Guía de la primera llamada',
    paragraphs: [
      'Antes de llamar, relee lo que la persona te contó. La llamada empieza donde quedó la conversación.',
      'Pregunta por su semana, por lo que ya intentó y por lo que le gustaría que fuera distinto dentro de un año. Escucha más de lo que hablas.',
      'Cuenta qué hacemos en dos minutos y di también para quién no es.',
      'No prometas nunca ingresos, plazos ni resultados de salud. Si no sabes una respuesta, dilo y búscala.',
      'Termina con un solo paso acordado y una fecha. Anótalo en la hoja de seguimiento.',
    ],
  },
  'notas-para-coordinadores.pdf': {
    title: 'Notas para quien coordina',
    paragraphs: [
      'El material de ventas se revisa el primer lunes de cada trimestre. Lo que cambió de calendario o de precio se retira el mismo día.',
      'Todo material público dice quién lo preparó y cuándo. Los testimonios llevan la fecha del consentimiento de la persona.',
      'Las preguntas sobre salud se envían a las profesionales del equipo; no se responden por cuenta propia.',
    ],
  },
};

const browser = await chromium.launch({ executablePath: provideChromium(), args: FLAGS });
const page = await browser.newPage();
for (const [name, { title, paragraphs }] of Object.entries(DOCUMENTS)) {
  const texts = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('');
  await page.setContent(`<title>${title}</title><style>${STYLE}</style><h1>${title}</h1>${texts}`);
  await page.pdf({ path: join(FOLDER, name), format: 'A4', margin: MARGIN });
}
await browser.close();
