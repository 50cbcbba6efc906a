import type { LongText } from '../long-text.ts';

export const PRIVACY_ES: LongText = {
  title: 'Política de privacidad',
  lead: 'Qué datos guarda este sitio, para qué, durante cuánto tiempo y qué puedes pedirnos. Con palabras sencillas y sin letra pequeña.',
  sections: {
    summary: [
      'En pocas palabras',
      [
        'Puedes leer todo el sitio sin darnos ningún dato y sin crear una cuenta.',
        'Guardamos lo que nos escribes en el formulario de contacto y lo mínimo para que el sitio funcione y esté protegido.',
        'No usamos rastreadores, ni publicidad, ni herramientas de medición de terceros. No vendemos datos.',
        'Nada se carga desde otros sitios antes de que lo aceptes.',
      ],
    ],
    controller: [
      'Quién responde de tus datos',
      'El equipo Vitral decide para qué y cómo se usan los datos que aquí se describen. Para cualquier pregunta o solicitud puedes localizarnos así:',
      { block: 'contact' },
    ],
    messages: [
      'Mensajes de contacto',
      'Cuando nos escribes guardamos tu nombre, tu correo, tu teléfono si lo indicas, el asunto, el mensaje, el idioma de la página y el momento del envío.',
      'Los usamos únicamente para responderte y dar seguimiento a tu consulta: nos lo pides tú al escribirnos, y esa es la base para tratarlos. Solo los leen las personas del equipo que atienden los mensajes.',
      'Los borramos cuando pasa el plazo que se indica más abajo, o antes si nos lo pides.',
      'Mientras escribes, el borrador se guarda solo en tu navegador, para que no lo pierdas si la página se recarga. Desaparece al enviar el mensaje o al cerrar la pestaña.',
      'Para frenar los envíos masivos contamos cuántos mensajes llegan desde una misma dirección de red. Ese recuento vale un día como máximo y después se borra.',
    ],
    registrations: [
      'Inscripción en sesiones en vivo',
      'Si te inscribes en una sesión en vivo guardamos tu nombre, tu correo, el idioma, tu zona horaria, tus respuestas a las preguntas del formulario y las fechas en las que asististe. El correo se guarda cifrado.',
      'Lo usamos solo para confirmar tu plaza, recordarte la sesión y avisarte de cambios: aceptas recibir esos correos al inscribirte, y cada uno lleva un enlace para cancelar. Solo lo leen las personas del equipo que preparan las sesiones.',
      'Una inscripción sin confirmar se borra a las 48 horas. Las demás se borran cuando pasa el plazo que se indica más abajo, o antes si nos lo pides.',
    ],
    cookies: [
      'Cookies y almacenamiento del navegador',
      'Usamos solo cookies propias, y solo para lo que dice esta lista. Ninguna sirve para seguirte, ni aquí ni en otros sitios.',
      'Si cierras un anuncio, el almacenamiento de tu navegador guarda la última entrada de la lista.',
      'Además, la pestaña recuerda mientras está abierta que acabas de cambiar de idioma, para confirmártelo en la página siguiente.',
      'Puedes cambiar tu respuesta sobre el contenido de terceros cuando quieras, desde el pie de cualquier página, y borrar las cookies en los ajustes de tu navegador.',
      { block: 'cookies' },
    ],
    'third-parties': [
      'Contenido y servicios de terceros',
      'Las letras, las ilustraciones y los videos de este sitio se sirven desde el propio sitio. Solo si aceptas pueden cargarse imágenes, videos o publicaciones alojadas en otros lugares, como YouTube, Instagram, LinkedIn o X; en la portada también puedes cargar una sola publicación sin aceptar las demás. En ese momento tu navegador se conecta con ese servicio, le comunica tu dirección de red y él puede usar sus propias cookies.',
      'Los enlaces a videollamadas, redes sociales u otras páginas te llevan fuera de Vitral, donde rigen las políticas de cada servicio.',
    ],
    logs: [
      'Registros del servidor',
      'Como cualquier servidor web, el nuestro anota las solicitudes que recibe: el momento, la dirección pedida, el resultado y la dirección de red. No anota cookies ni contraseñas, ni el texto de los mensajes, ni lo que buscas.',
      'Esos registros sirven para encontrar fallos y detener ataques; nos basamos en nuestro interés legítimo en mantener el sitio seguro. Se conservan solo el tiempo que esa tarea requiere.',
      'De algunas visitas medimos cuánto tarda la página en cargar y en responder. Esos tiempos se suman por página y versión del sitio y no contienen nada sobre quién eres; nunca medimos los navegadores que piden no ser rastreados.',
    ],
    accounts: [
      'Cuentas del equipo',
      'Quienes trabajan en la consola tienen una cuenta con nombre, usuario, función, idioma preferido y, si lo desean, correo. De la contraseña se guarda solo una huella (argon2id) que no permite conocerla.',
      'Anotamos el último acceso de cada cuenta y los cambios que hace en el sitio, para poder explicarlos y corregirlos. Los intentos fallidos de acceso se cuentan durante un tiempo breve, por cuenta y por dirección de red.',
      'Una cuenta se conserva mientras la persona colabora con el equipo.',
      'Lo anotado sobre la seguridad y sobre los cambios se borra cuando pasa el plazo que se indica más abajo.',
    ],
    retention: [
      'Cuánto tiempo guardamos los datos',
      'Los plazos que siguen son los que el sitio aplica ahora.',
      { block: 'retention' },
    ],
    published: [
      'Personas que aparecen en el sitio',
      'Publicamos el nombre, la imagen y las palabras de integrantes del equipo y de quienes comparten su testimonio con su permiso. Pueden retirarlo cuando quieran, y entonces los quitamos del sitio.',
    ],
    sharing: [
      'Con quién compartimos datos',
      'Con nadie que quiera venderte algo. Fuera del equipo, solo acceden a datos los proveedores que nos prestan alojamiento o correo, que siguen nuestras instrucciones, y las autoridades cuando la ley lo exige.',
      'Según dónde estén esos proveedores, tus datos pueden tratarse en un país distinto del tuyo. En ese caso les exigimos una protección equivalente a la que aquí se describe.',
    ],
    security: [
      'Cómo los protegemos',
      'Cada persona del equipo accede solo a lo que su función necesita, las sesiones caducan y los cambios administrativos quedan anotados. Las copias de seguridad pueden contener un dato ya borrado hasta que se reemplazan por otras más recientes.',
      'Ningún sistema es infalible. Si un incidente afectara a tus datos, te avisaríamos a ti y a la autoridad competente como marca la ley.',
    ],
    rights: [
      'Tus derechos',
      'Sea cual sea tu país, puedes pedirnos:',
      [
        'saber qué datos tuyos tenemos y recibir una copia en un formato de uso común;',
        'corregir los que estén mal o incompletos;',
        'borrarlos o dejar de usarlos;',
        'oponerte a un uso concreto o limitarlo;',
        'retirar un permiso que nos diste, sin que eso afecte a lo hecho hasta entonces.',
      ],
      'Escríbenos por cualquiera de los medios de esta página desde el mismo correo con el que nos contactaste, o dinos cómo reconocerte. No cuesta nada y respondemos dentro del plazo que fija la ley de tu país. Si nuestra respuesta no te convence, puedes acudir a la autoridad de protección de datos que te corresponda.',
      'No tomamos decisiones automáticas sobre ti ni elaboramos perfiles.',
    ],
    minors: [
      'Menores de edad',
      'Este sitio se dirige a personas adultas. Si crees que un menor nos ha enviado sus datos, avísanos y los borraremos.',
    ],
    changes: [
      'Cambios en esta política',
      'Si cambia lo que hacemos con los datos, cambiaremos esta página y su fecha. Cuando el cambio sea importante, lo anunciaremos en el sitio antes de aplicarlo.',
      { link: 'terms', text: 'Leer también los términos y condiciones' },
    ],
  },
};
