// Schemas of what handlers answer, from their return types: decorators see no interface.
import { isClassDeclaration, isMethodDeclaration, SymbolFlags, TypeFlags, getDecorators } from 'typescript';

const VERBS = ['Get', 'Post', 'Put', 'Delete'];

/** Answered as a plain list, its total in a header. */
const LIST = 'Page';

/** `operations`: schemas by `Class_method`, null for handlers that return nothing. `schemas`: what they name. */
export function openApiAnswers(program) {
  const answers = new Answers(program.getTypeChecker());
  const classes = program.getSourceFiles().flatMap(({ fileName, statements }) => {
    return statements.filter(isClassDeclaration).map((declaration) => ({ fileName, declaration }));
  });
  for (const { fileName, declaration } of classes) {
    if (fileName.endsWith('.dto.ts')) answers.reserve(declaration);
  }
  for (const { fileName, declaration } of classes) {
    if (fileName.endsWith('.controller.ts') && !hasDecorator(declaration, ['ApiExcludeController']))
      answers.add(declaration);
  }
  return { operations: answers.operations, schemas: answers.schemas };
}

class Answers {
  operations = {};
  schemas = {};
  #declarations = new Map();
  #checker;

  constructor(checker) {
    this.#checker = checker;
  }

  /** Keeps the name of a request's schema, which exists already, from other types. */
  reserve(dto) {
    this.#declarations.set(dto.name.text, dto);
  }

  add(controller) {
    for (const method of controller.members.filter(isMethodDeclaration)) {
      if (!hasDecorator(method, VERBS)) continue;
      const signature = this.#checker.getSignatureFromDeclaration(method);
      const type = this.#checker.getAwaitedType(signature.getReturnType());
      this.operations[`${controller.name.text}_${method.name.getText()}`] = isNothing(type)
        ? null
        : this.#schemaOf(type);
    }
  }

  #schemaOf(type) {
    if (type.isUnion()) return this.#schemaOfUnion(type);
    if (type.flags & TypeFlags.StringLiteral || type.flags & TypeFlags.NumberLiteral)
      return { type: typeof type.value, enum: [type.value] };
    if (type.flags & TypeFlags.BooleanLike) return { type: 'boolean' };
    if (type.flags & TypeFlags.NumberLike) return { type: 'number' };
    if (type.flags & TypeFlags.StringLike) return { type: 'string' };
    if (type.flags & (TypeFlags.Object | TypeFlags.Intersection)) return this.#schemaOfObject(type);
    if (type.flags & TypeFlags.Unknown) return {};
    throw new Error(`No schema says what ${this.#checker.typeToString(type)} is`);
  }

  #schemaOfUnion(union) {
    const isNullable = union.types.some(({ flags }) => flags & TypeFlags.Null);
    const types = union.types.filter((type) => !isNothing(type) && !(type.flags & TypeFlags.Null));
    const schema = this.#named(union, () => this.#schemaOfTypes(types));
    if (!isNullable) return schema;
    return schema.$ref ? { allOf: [schema], nullable: true } : { ...schema, nullable: true };
  }

  #schemaOfTypes(types) {
    if (types.length > 0 && types.every((type) => type.isLiteral())) {
      const values = types.map(({ value }) => value);
      return { type: typeof values[0], enum: values };
    }
    const schemas = types.map((type) => this.#schemaOf(type));
    const unlike = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
    return unlike.length === 1 ? unlike[0] : { anyOf: unlike };
  }

  #schemaOfObject(type) {
    const name = type.getSymbol()?.name;
    if (name === 'Date') return { type: 'string', format: 'date-time' };
    if (this.#checker.isArrayLikeType(type) || name === LIST) {
      const types = this.#checker.getTypeArguments(type);
      return { type: 'array', items: this.#schemaOfTypes(types) };
    }
    return this.#named(type, () => this.#schemaOfFields(type));
  }

  #schemaOfFields(type) {
    const properties = {};
    const required = [];
    for (const symbol of this.#checker.getPropertiesOfType(type)) {
      const description = symbol
        .getDocumentationComment(this.#checker)
        .map(({ text }) => text)
        .join('');
      const schema = this.#schemaOf(this.#checker.getTypeOfSymbol(symbol));
      // A reference takes nothing beside it.
      const isAlone = description === '' || schema.$ref !== undefined;
      properties[symbol.name] = isAlone ? schema : { ...schema, description };
      if (!(symbol.flags & SymbolFlags.Optional)) required.push(symbol.name);
    }
    const others = this.#checker.getIndexInfosOfType(type).map((info) => this.#schemaOf(info.type));
    return {
      type: 'object',
      ...(Object.keys(properties).length > 0 && { properties }),
      ...(required.length > 0 && { required }),
      ...(others.length > 0 && { additionalProperties: others.length > 1 ? { anyOf: others } : others[0] }),
    };
  }

  /** A type with a name of its own is described once, under that name. */
  #named(type, describe) {
    const symbol = type.aliasSymbol ?? type.getSymbol();
    const [declaration] = symbol?.declarations ?? [];
    const isGeneric = (type.aliasTypeArguments ?? type.typeArguments ?? []).length > 0;
    if (!declaration || symbol.name.startsWith('__') || isGeneric) return describe();
    const { name } = symbol;
    const known = this.#declarations.get(name);
    if (known && known !== declaration)
      throw new Error(`Two types in the description of the API are called ${name}`);
    if (!known) {
      this.#declarations.set(name, declaration);
      this.schemas[name] = describe();
    }
    return { $ref: `#/components/schemas/${name}` };
  }
}

function hasDecorator(node, names) {
  return (getDecorators(node) ?? []).some(({ expression }) =>
    names.includes(expression.expression?.getText()),
  );
}

function isNothing({ flags }) {
  return Boolean(flags & (TypeFlags.Undefined | TypeFlags.Void));
}
