import type { Periods } from '../../periods.ts';

export const COOKIES_ES = {
  language: 'El idioma que elegiste. Dura un año.',
  country: 'El país que elegiste. Decide la zona horaria si tu navegador no la comunica. Dura un año.',
  timezone:
    'La zona horaria que elegiste para las sesiones en vivo, si no es la de tu navegador. Dura un año.',
  consent:
    'Si aceptaste o rechazaste el contenido de terceros, y en qué fecha. Dura un año; después volvemos a preguntarte.',
  motion: 'Si pausaste las animaciones. Dura un año.',
  'vitral-share':
    'Un número al azar de cuatro cifras como máximo, que no identifica a nadie: decide quién ve primero una versión nueva de una parte del sitio. Se crea solo mientras se prueba una. Dura un año.',
  'vitral.share':
    'Que escribiste la contraseña de un archivo que compartimos contigo, para no volver a pedirla. Dura una hora.',
  'vitral.opened':
    'Un código al azar que no identifica a nadie: que este navegador ya abrió un enlace que compartimos contigo, para contar personas y no visitas. Cada enlace tiene su propio código. Dura lo que dure el enlace, un año como máximo.',
  'vitral.session': (periods: Periods) =>
    `Solo para quienes administran el sitio: mantiene abierta su sesión. Se crea al entrar y caduca tras ${periods.idleSession} sin actividad, y en todo caso al cabo de ${periods.session}. Por HTTPS se llama __Host-vitral.session.`,
  'vitral.device':
    'Solo para quienes administran el sitio: que desde este navegador ya se entró en una cuenta, para que los intentos fallidos de otras personas no la bloqueen. No da acceso. Dura un año, y su nombre termina en un código de la cuenta.',
  'vitral.passkey':
    'Solo para quienes administran el sitio: un código al azar, que no identifica a nadie y que une a este navegador el inicio de sesión con una llave de acceso. No da acceso. Dura cinco minutos.',
  'vitral.provider':
    'Solo para quienes llevan el sitio: el estado cifrado de un acceso con un proveedor de identidad, que lo vincula a este navegador. No da acceso. Dura quince minutos como máximo.',
  'vitral-override':
    'Solo para quienes desarrollan el sitio: que su navegador carga una parte desde su propio equipo. Dura el tiempo que eligen, de media hora a ocho horas.',
  'vitral-preview':
    'Solo para quien tiene el enlace de una vista previa: que su navegador muestra versiones de partes del sitio que aún no son públicas. Dura hasta que la vista previa termina, como mucho 30 días, o hasta que la terminas.',
  'vitral.announcement.':
    'Que cerraste el anuncio de la parte superior de las páginas, para que siga cerrado. El nombre termina en un código de su texto. Permanece hasta que cierras otro o vacías el almacenamiento.',
};
